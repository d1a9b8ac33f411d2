import { EMPTY_REGION, rectangle, tileLayerOf } from '@tilewright/edit';
import { bucketTool } from '@tilewright/editor-canvas/tools/tiles/bucket.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { drawing, drawn, layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { embedded, tilesetFile } from '../../../../edit/test/support/tilesets.ts';
import { variationOf } from '../../../../editor-canvas/test/support/painting.ts';
import { ACTIONS } from '../../../test/support/contributed.ts';

const withTiles = (map: TileMap): TileMap => ({ ...map, tilesets: [embedded(1, tilesetFile('a', 9))] });
const named = (name: string, text: string, id: number) => ({ ...layerOf(text, id), name });

/** Rules: where there is a 1 on Ground, there is a 2 on Top. */
const RULES = withTiles(mapOf(named('input_Ground', '1', 1), named('output_Top', '2', 2)));
const MAP = withTiles(mapOf(named('Ground', '1..\n.1.', 1), named('Top', '...\n...', 2)));

function editing(paths: Readonly<Record<string, string | Uint8Array>>) {
	const files = memoryFiles('test', paths);
	const editor = createEditor(files, loadPreferences({ getItem: () => null, setItem: () => undefined }));
	const session = startMap(files, '/maps/a.tmj', MAP);
	editor.open(session);
	session.selectLayer(1);
	return {
		editor,
		session,
		run: async (id: string) => ACTIONS.find((action) => action.id === id)?.run(editor),
		top: () => drawn(tileLayerOf(session.map.value, 2)),
		steps: () => session.history.steps.map(({ name }) => name),
	};
}

const rules = write(RULES);

describe('AutoMap', () => {
	it('[A45, A51] applies the rules next to the map as one step', async () => {
		const { run, top, steps } = editing({ '/maps/rules.txt': 'rule.tmj', '/maps/rule.tmj': rules });
		await run('AutoMap');
		expect(top()).toBe(drawing('2..\n.2.'));
		expect(steps()).toEqual(['Apply AutoMap rules']);
	});

	it('changes nothing if it is cancelled', async () => {
		const { editor, run, steps } = editing({ '/maps/rules.txt': 'rule.tmj', '/maps/rule.tmj': rules });
		const titles = new Set<string>();
		editor.undertakings.subscribe(([running]) => {
			if (running !== undefined) titles.add(running.title);
			running?.cancel();
		});
		await run('AutoMap');
		expect([[...titles], steps(), editor.undertakings.value]).toEqual([['Applying the AutoMap rules…'], [], []]);
	});

	it('[A45] else it applies those that the project names', async () => {
		const project = JSON.stringify({ automappingRulesFile: 'maps/rule.tmj' });
		const { run, top } = editing({ '/game.tiled-project': project, '/maps/rule.tmj': rules });
		await run('AutoMap');
		expect(top()).toBe(drawing('2..\n.2.'));
	});

	it('[A26] works in the selected area', async () => {
		const { session, run, top } = editing({ '/maps/rules.txt': 'rule.tmj', '/maps/rule.tmj': rules });
		session.selectArea(rectangle({ x: 0, y: 0, width: 3, height: 1 }));
		await run('AutoMap');
		expect(top()).toBe(drawing('2..\n...'));
	});

	it('[A45, A48] says that there are no rules, or what is wrong with them', async () => {
		const { editor, run, steps } = editing({});
		await run('AutoMap');
		expect(editor.status.value).toContain('no rules');
		const broken = editing({ '/maps/rules.txt': 'missing.tmj' });
		await broken.run('AutoMap');
		expect(broken.editor.failures.value[0]?.details).toContain('missing.tmj');
		expect([...steps(), ...broken.steps()]).toEqual([]);
	});
});

describe('AutoMap While Drawing', () => {
	it('[A52, E128] runs the rules where something was painted, in the step of the stroke', async () => {
		const { editor, session, run, top, steps } = editing({ '/maps/rules.txt': 'rule.tmj', '/maps/rule.tmj': rules });
		await run('AutoMapWhileDrawing');
		editor.stamp.value = [{ clip: { ...withTiles(variationOf('1').clip) } }];
		const tool = bucketTool.start({ editor, session });
		const at = { x: 2, y: 0 };
		const pointer = {
			screen: at,
			pixel: at,
			cell: at,
			page: at,
			scale: 1,
			buttons: 1,
			shift: false,
			ctrl: false,
			alt: false,
			type: 'mouse',
			clicks: 1,
		} as const;
		tool.move?.({ ...pointer, button: -1 });
		tool.down?.({ ...pointer, button: 0 });
		tool.up?.({ ...pointer, button: 0 });
		expect(top()).toBe(drawing('.22\n..2'));
		expect(steps()).toEqual(['Fill Area']);
		session.undo();
		expect(top()).toBe(drawing('...\n...'));
		await run('AutoMapWhileDrawing');
		expect(editor.tileOptions.automapping.value).toBe(undefined);
		expect(session.area.value).toEqual(EMPTY_REGION);
	});
});
