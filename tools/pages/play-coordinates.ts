import * as coordinates from '@tilewright/play/coordinates';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, convert] of Object.entries(coordinates)) console.log(name, convert);
