import * as edit from '@tilewright/edit';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, tool] of Object.entries(edit)) console.log(name, tool);
