import * as terrain from '@tilewright/edit/terrain';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, tool] of Object.entries(terrain)) console.log(name, tool);
