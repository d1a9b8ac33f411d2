import * as phaser from '@tilewright/phaser';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, make] of Object.entries(phaser)) console.log(name, make);
