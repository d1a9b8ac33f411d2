import { read, write } from '@tilewright/format';

const { doc } = read(await (await fetch('map.tmj')).text());
if (doc !== undefined) console.log(write(doc));
