import * as shapes from '@tilewright/play/shapes';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, make] of Object.entries(shapes)) console.log(name, make);
