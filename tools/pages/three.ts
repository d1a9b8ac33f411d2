import * as three from '@tilewright/three';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, make] of Object.entries(three)) console.log(name, make);
