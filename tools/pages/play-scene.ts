import * as scene from '@tilewright/play/scene';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, make] of Object.entries(scene)) console.log(name, make);
