import { addLayers, apply, createLayer, createMap } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import type { BandOptions } from '../../src/raster/band.ts';
import { bandsOf } from '../../src/raster/band.ts';
import { stageOf } from '../../src/stage/map-stage.ts';

const PLAIN: BandOptions = { parallax: true, names: false };

/** A map of layers with the given fields, of tiles if they do not say otherwise; their ids are 1, 2, 3 … */
function bands(layers: readonly object[], options: BandOptions) {
	const empty: TileMap = createMap({ width: 4, height: 4, tilewidth: 16, tileheight: 16 });
	const made = layers.reduce<TileMap>((map, fields) => {
		const layer = Object.assign(createLayer(map, 'type' in fields && fields.type === 'objectgroup' ? 'objectgroup' : 'tilelayer'), fields);
		return apply(map, addLayers(map, [layer])).doc;
	}, empty);
	const [map] = stageOf(startMap(memoryFiles('test'), '/a.tmj', made)).scene.value.maps;
	return (map === undefined ? [] : bandsOf(map, options)).map(({ scene, drift, opacity, blend, darkens, slot }) => ({
		slot,
		layers: scene.maps[0]?.layers.map(({ layer }) => layer.id),
		drift: drift.x,
		opacity,
		blend,
		darkens,
	}));
}

test('layers that move alike are one band, whatever their blend mode', () => {
	expect(bands([{}, { mode: 'multiply' }, {}], PLAIN).map(({ layers }) => layers)).toEqual([[1, 2, 3]]);
});

test('a layer with parallax has a band of its own, and so have those above it', () => {
	const found = bands([{}, { parallaxx: 0.5 }, {}, { mode: 'add' }], PLAIN);
	expect(found.map(({ layers, drift, blend }) => [layers, drift, blend])).toEqual([
		[[1], 0, 'normal'],
		[[2], 0.5, 'normal'],
		[[3], 0, 'normal'],
		[[4], 0, 'add'],
	]);
});

test('without parallax it is one band again', () => {
	expect(bands([{}, { parallaxx: 0.5 }, {}], { ...PLAIN, parallax: false })).toHaveLength(1);
});

test('[E78] layers below a highlighted one are darkened, and layers above it are faint', () => {
	const found = bands([{}, {}, {}], { ...PLAIN, highlighted: new Set([2]) });
	expect(found.map(({ layers, darkens, opacity }) => [layers, darkens, opacity])).toEqual([
		[[1], false, 1],
		[[2], true, 1],
		[[3], false, 0.4],
	]);
});

test('[E78] an image layer without an image stands out, too: what is below it is darkened', () => {
	const look = (highlighted: readonly number[], layers: readonly object[]) =>
		bands(layers, { ...PLAIN, highlighted: new Set(highlighted) }).map(({ layers, darkens, opacity }) => [layers, darkens, opacity]);
	const image = { type: 'imagelayer', image: '' };
	expect(look([2], [{}, image, {}])).toEqual([
		[[1], false, 1],
		[[3], true, 0.4],
	]);
	expect(look([2], [{}, image])).toEqual([
		[[1], false, 1],
		[[], true, 1],
	]);
	expect(look([], [{}, image])).toEqual([[[1], false, 1]]);
});

test('[E78] a group stands out with all that is in it', () => {
	const inner = (id: number) => ({ ...createLayer(createMap({ width: 4, height: 4, tilewidth: 16, tileheight: 16 }), 'tilelayer'), id });
	const group = { type: 'group', id: 9, layers: [inner(10), inner(11)] };
	const found = bands([{}, group, {}], { ...PLAIN, highlighted: new Set([9]) });
	expect(found.map(({ layers, darkens, opacity }) => [layers, darkens, opacity])).toEqual([
		[[1], false, 1],
		[[10, 11], true, 1],
		[[12], false, 0.4],
	]);
});

test('the grid lies above all layers, and names above the grid', () => {
	const found = bands([{ type: 'objectgroup' }], { ...PLAIN, grid: {}, names: true });
	expect(found.map(({ slot }) => slot)).toEqual(['layers 0', 'grid', 'names']);
});

test('[E144] the camera moves names as it moves their objects', () => {
	const far = { type: 'objectgroup', parallaxx: 0.5 } as const;
	const found = bands([{ type: 'objectgroup' }, far, { type: 'objectgroup' }, far], { ...PLAIN, names: true });
	expect(found.filter(({ slot }) => slot.startsWith('names')).map(({ layers, drift }) => [layers, drift])).toEqual([
		[[1, 3], 0],
		[[2, 4], 0.5],
	]);
});
