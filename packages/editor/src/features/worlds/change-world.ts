import type { Change } from '@tilewright/edit';
import { collect, insertItems, removeItems, replacePart, setFields } from '@tilewright/edit';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { World } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { around, geometryOf } from '@tilewright/geometry';
import { referenceTo } from '@tilewright/ops';
import { worldsWords } from './worlds-words.ts';

const words = worldsWords;

/** Moves maps that a world lists by some pixels, as one step (rule E125). */
export function moveMaps(session: WorldSession, fileNames: readonly string[], by: Vector, merge?: string): void {
	const world = session.doc.value;
	const moved = world.maps.filter(({ fileName }) => fileNames.includes(fileName));
	const changes = moved.flatMap(({ fileName, x, y }) => setFields(world, [{ map: fileName }], { x: x + by.x, y: y + by.y }));
	session.do(words.moveStep(moved.length), changes, merge === undefined ? {} : { merge });
}

/** Adds maps right of the others, as one step, and selects them. */
export const addMaps = (session: WorldSession, paths: readonly string[]): Promise<Failure> =>
	changing(session, async () => {
		const sizes: { readonly path: string; readonly width: number; readonly height: number }[] = [];
		for (const path of paths) {
			const doc = (await session.loadFile(path))?.doc;
			if (doc?.type !== 'map') return words.isNoMap(nameOf(path));
			const { width, height } = geometryOf(doc).bounds({ x: 0, y: 0, width: doc.width, height: doc.height });
			sizes.push({ path, width, height });
		}
		const { x: left, y } = nextPlace(session.doc.value);
		let x = left;
		const added: World['maps'] = [];
		for (const { path, width, height } of sizes) {
			added.push({ fileName: referenceTo(path, session.path.value), x, y, width, height });
			x += width;
		}
		const [issue] = session.do(words.addStep(added.length), insertItems(session.doc.value, [], 'maps', added));
		session.selectedMaps.value = added.map(({ fileName }) => fileName);
		return issue?.message;
	});

/** Changes which maps the names of files bring into a world, as one step (rule E123). */
export function changePatterns(session: WorldSession, patterns: World['patterns']): void {
	session.do(words.patternsStep, replacePart(session.doc.value, [], { ...session.doc.value, patterns }));
}

/** Removes maps from the list of a world, as one step. Their files stay. */
export function removeMaps(session: WorldSession, fileNames: readonly string[]): void {
	const changes: Change[] = collect<'world'>(session.doc.value, (editing) => {
		for (const fileName of fileNames) {
			const position = editing.doc.maps.findIndex((map) => map.fileName === fileName);
			if (position >= 0) editing.add(removeItems(editing.doc, [], 'maps', position));
		}
	});
	session.do(words.removeStep(fileNames.length), changes);
}

function nextPlace({ maps }: World): Vector {
	const { x, y, width } = around(maps) ?? { x: 0, y: 0, width: 0 };
	return { x: x + width, y };
}
