import { objectLayer, tileLayer } from '@tilewright/play';
import { boxAround, layerShapes, solidShapes } from '@tilewright/play/shapes';
import { Actor, CircleCollider, CollisionType, CompositeCollider, PolygonCollider } from 'excalibur';
import { describe, expect, it } from 'vitest';
import { MapObject, solidActors } from '../src/index.ts';
import { openScene } from './support/scene.browser.ts';

describe('solidActors', () => {
	it('of tiles are one actor, which a figure collides with', async () => {
		const { scene, map, frame } = await openScene('/examples/maps/orthogonal.tmj');
		const actors = solidActors(scene, map, tileLayer(map, 'Things'));
		expect(actors).toHaveLength(1);
		frame();
		const [first] = solidShapes(map, tileLayer(map, 'Things'));
		const { x, y, width, height } = boxAround(first?.points ?? []);
		const figure = new Actor({ x: x + width / 2, y: y - 20, width: 4, height: 4, collisionType: CollisionType.Active });
		scene.add(figure);
		figure.vel.y = 200;
		for (let i = 0; i < 60; i++) frame();
		expect(figure.pos.y).toBeGreaterThan(y - 10);
		expect(figure.pos.y).toBeLessThan(y + height);
	});

	it('of tiles are polygons where the shapes are', async () => {
		const { scene, map, frame } = await openScene('/examples/maps/isometric.tmj');
		const layers = map.layers.flatMap((layer) => (layer.type === 'tilelayer' && layerShapes(map, layer).length > 0 ? [layer] : []));
		const [layer] = layers;
		if (layer === undefined) throw new Error('no layer has shapes');
		const [actor] = solidActors(scene, map, layer);
		frame();
		const collider = actor?.collider.get();
		if (!(collider instanceof CompositeCollider)) throw new Error('there are no colliders');
		const shapes = layerShapes(map, layer).filter(({ type }) => type === 'polygon');
		const left = Math.min(...shapes.flatMap(({ points }) => points.map(({ x }) => x)));
		const bottom = Math.max(...shapes.flatMap(({ points }) => points.map(({ y }) => y)));
		const found = collider.getColliders().map(({ bounds }) => bounds);
		expect(found.length).toBeGreaterThanOrEqual(shapes.length);
		expect(Math.min(...found.map((box) => box.left))).toBeCloseTo(left, 6);
		expect(Math.max(...found.map((box) => box.bottom))).toBeCloseTo(bottom, 6);
	});

	it('of objects are polygons and circles, in the middle of each, and tell which object they are', async () => {
		const { scene, map, frame } = await openScene('/fixtures/render/shapes-orthogonal/map.tmj');
		const [layer] = map.layers.filter(({ type }) => type === 'objectgroup');
		const things = objectLayer(map, layer?.name ?? '');
		const actors = solidActors(scene, map, things, { collisionType: CollisionType.Passive });
		frame();
		expect(actors.length).toBeGreaterThan(0);
		for (const actor of actors) {
			const { object } = actor.get(MapObject);
			expect(things.objects).toContain(object);
			expect(actor.body.collisionType).toBe(CollisionType.Passive);
			const points = solidShapes(map, { ...things, objects: [object] }).flatMap((solid) => solid.points);
			const { bounds } = actor.collider;
			expect(bounds.left).toBeCloseTo(Math.min(...points.map(({ x }) => x)), 3);
			expect(bounds.bottom).toBeCloseTo(Math.max(...points.map(({ y }) => y)), 3);
			const collider = actor.collider.get();
			if (object.shape === 'rectangle') expect(collider).toBeInstanceOf(PolygonCollider);
			if (object.shape === 'ellipse' && object.width === object.height) expect(collider).toBeInstanceOf(CircleCollider);
		}
	});

	it('of an ellipse that leans are polygons, though the box around it is a square [R8]', async () => {
		const { scene, map } = await openScene('/fixtures/render/shapes-orthogonal/map.tmj');
		const [layer] = map.layers.filter(({ type }) => type === 'objectgroup');
		const things = objectLayer(map, layer?.name ?? '');
		const round = things.objects.find(({ shape }) => shape === 'ellipse');
		if (round === undefined) throw new Error('there is no ellipse');
		const leaning = { ...round, width: 100, height: 20, rotation: 45 };
		const [actor] = solidActors(scene, map, { ...things, objects: [leaning] });
		expect(actor?.collider.get()).toBeInstanceOf(PolygonCollider);
	});
});
