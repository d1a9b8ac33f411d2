import { loadMap } from '@tilewright/play';
import { imageFile } from '@tilewright/play/scene';
import { DefaultLoader } from 'excalibur';
import { describe, expect, it } from 'vitest';
import { createMapPictures } from '../src/index.ts';
import { createEngine } from './support/scene.browser.ts';

describe('createMapPictures', () => {
	it('is a resource that a loader loads, once for several maps', async () => {
		const map = await loadMap('/examples/maps/orthogonal.tmj');
		const pictures = createMapPictures([map]);
		expect(pictures.isLoaded()).toBe(false);
		expect(() => pictures.of({ source: '', key: '' })).toThrow('not loaded yet');
		const engine = createEngine();
		await engine.start(new DefaultLoader({ loadables: [pictures] }));
		engine.dispose();
		expect(pictures.isLoaded()).toBe(true);
		expect(pictures.data.size).toBeGreaterThan(0);
		const [[key, before] = ['', undefined]] = pictures.data;
		pictures.add(await loadMap('/examples/maps/orthogonal.tmj'));
		pictures.add(await loadMap('/examples/maps/everything.tmj'));
		expect(pictures.isLoaded()).toBe(false);
		await pictures.load();
		expect(pictures.isLoaded()).toBe(true);
		expect(pictures.data.get(key)).toBe(before);
	});

	it('names those that are missing, and has a marker for them', async () => {
		const map = await loadMap('/fixtures/render/missing-image/map.tmj');
		const pictures = createMapPictures([map]);
		await pictures.load();
		expect(pictures.isLoaded()).toBe(true);
		expect(pictures.missing.size).toBeGreaterThan(0);
		const [source = ''] = pictures.missing;
		expect(pictures.of({ source, key: source })).toMatchObject({ width: 32, height: 32 });
	});

	it('has another image where it repeats', async () => {
		const map = await loadMap('/fixtures/render/image-layers-that-repeat/map.tmj');
		const pictures = createMapPictures([map]);
		await pictures.load();
		const file = map.layers.flatMap((layer) => (layer.type === 'imagelayer' && layer.repeatx ? (imageFile(layer) ?? []) : []))[0];
		if (file === undefined) throw new Error('no layer repeats');
		expect(pictures.of(file, true).image.getAttribute('wrapping-x')).toBe('Repeat');
		expect(pictures.of(file).image.getAttribute('wrapping-x')).toBe('Clamp');
	});
});
