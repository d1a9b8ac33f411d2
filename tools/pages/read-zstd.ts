import { read } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';

const response = await fetch('map.tmx');
console.log(read(new Uint8Array(await response.arrayBuffer()), { codecs: [zstd] }));
