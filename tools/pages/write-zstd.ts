import { read, write } from '@tilewright/format';
import { prepareZstd } from '@tilewright/format/zstd-encoder';

await prepareZstd();
const { doc } = read(await (await fetch('map.tmj')).text());
if (doc !== undefined) console.log(write(doc, { compression: 'zstd' }));
