import { read } from '@tilewright/format';
import { flatten, resolve, urlLoader } from '@tilewright/ops';

const { doc } = read(await (await fetch('game/map.tmj')).text());
const graph = await resolve('map.tmj', urlLoader('https://example.org/game'));
if (doc !== undefined) console.log(flatten(doc, 'map.tmj', graph));
