import { readJson } from '@tilewright/format/json';

console.log(readJson(await (await fetch('map.tmj')).text()));
