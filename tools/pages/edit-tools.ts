import { apply, changeCells, floodFill, stampBrush, stampOf } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';

const grass = stampBrush(stampOf(5));
new BroadcastChannel('maps').onmessage = ({ data }) => {
	const map: TileMap = data;
	const changes = changeCells(map, 1, (cells) => floodFill(cells, { x: 3, y: 4 }, grass));
	console.log(apply(map, changes));
};
