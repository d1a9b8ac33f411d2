import * as automapping from '@tilewright/edit/automap';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, tool] of Object.entries(automapping)) console.log(name, tool);
