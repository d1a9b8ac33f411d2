import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { batch, computed, effect, signal } from '@preact/signals-core';
import type { Change, History, HistoryEvent } from '@tilewright/edit';
import { apply, COLLISION_LAYERS, collisionMap, collisionShapesIn, EMPTY_REGION, setCollisionShapes } from '@tilewright/edit';
import type { Issue, TileMap } from '@tilewright/format';
import type { DocumentSession } from './document-session.ts';
import { withDocument } from './document-session.ts';
import type { MapSession } from './map-session.ts';
import { sessionWords } from './session-words.ts';

/** A tileset whose tiles get shapes, and which of its tiles are selected. */
interface ShapesOwner extends DocumentSession<'tileset'> {
	readonly selectedTiles: Signal<readonly number[]>;
}

/**
 * The collision shapes of the first selected tile, as the objects of a map: tools and actions for objects change them there. The map is not a
 * document: all that changes it is a step of the tileset (rules E98, E99).
 */
export function shapesSession(tileset: ShapesOwner): MapSession {
	const tile = computed(() => tileset.selectedTiles.value[0] ?? 0);
	const map = computed(() => collisionMap(tileset.doc.value, [], tile.value));
	const graph = computed(() => withDocument(tileset.graph.value, tileset.path.value, map.value));
	const selectedObjects = signal<readonly number[]>([]);
	const selectedLayers = signal<readonly number[]>([COLLISION_LAYERS.shapes]);
	const camera: MapSession['camera'] = signal(undefined);

	// All shapes of another tile are shown, and none is selected.
	let shown = tile.peek();
	effect(() => {
		if (tile.value === shown) return;
		shown = tile.value;
		batch(() => {
			selectedObjects.value = [];
			camera.value = undefined;
		});
	});
	// Shapes that a step removed are no longer selected.
	effect(() => {
		const ids = new Set(collisionShapesIn(map.value).map(({ id }) => id));
		const selected = selectedObjects.peek();
		if (!selected.every((id) => ids.has(id))) selectedObjects.value = selected.filter((id) => ids.has(id));
	});

	function change(name: string, changes: readonly Change[], options?: Parameters<MapSession['do']>[2]): readonly Issue[] {
		const { doc, issues } = apply<'map'>(map.peek(), changes);
		if (issues.length > 0) return issues;
		const { selectedArea: _, ...others } = options ?? {};
		return tileset.do(
			sessionWords.shapesStep(name),
			setCollisionShapes(tileset.doc.peek(), [], tile.peek(), collisionShapesIn(doc)),
			others,
		);
	}

	const listen = (listener: (event: HistoryEvent<'map'>) => void): (() => void) => {
		let before = map.peek();
		return tileset.onChange(({ type, step }) => {
			const now = map.peek();
			listener({ type, doc: now, changes: changesBetween(before, now), step });
			before = now;
		});
	};

	return {
		...tileset,
		kind: 'map',
		isShapes: true,
		doc: map,
		map,
		structure: map,
		graph,
		structureGraph: graph,
		history: historyOfShapes(tileset.history, map, change, listen),
		do: change,
		onChange: listen,
		currentLayerId: signal(COLLISION_LAYERS.shapes),
		currentLayer: computed(() => map.value.layers.find(({ id }) => id === COLLISION_LAYERS.shapes)),
		currentLayerType: signal('objectgroup'),
		selectedLayers,
		currentTileset: signal(0),
		selectedObjects,
		inspected: signal('objects'),
		foldedGroups: signal(new Set<number>()),
		camera,
		wasDrawn: signal(false),
		area: signal(EMPTY_REGION),
		selectArea: () => undefined,
		selectLayer: () => undefined,
	};
}

/** The steps of the tileset, for code that changes the shapes as objects of a map. */
const historyOfShapes = (
	steps: History<'tileset'>,
	map: ReadonlySignal<TileMap>,
	change: History<'map'>['do'],
	listen: History<'map'>['subscribe'],
): History<'map'> => ({
	get doc() {
		return map.peek();
	},
	get steps() {
		return steps.steps;
	},
	get position() {
		return steps.position;
	},
	get modified() {
		return steps.modified;
	},
	get savedPosition() {
		return steps.savedPosition;
	},
	do: change,
	undo: () => steps.undo(),
	redo: () => steps.redo(),
	goTo: (position) => steps.goTo(position),
	mark: () => steps.mark(),
	cancelTo: (position) => steps.cancelTo(position),
	markSaved: (at) => steps.markSaved(at),
	subscribe: listen,
});

function changesBetween({ layers: [, before] }: TileMap, { layers: [, after] }: TileMap): Change[] {
	if (before?.type !== 'objectgroup' || after?.type !== 'objectgroup' || before.objects === after.objects) return [];
	return [{ type: 'replace', part: [{ layer: COLLISION_LAYERS.shapes }], before, after }];
}
