import { editPolygonsTool } from '@tilewright/editor-canvas/tools/objects/edit-polygons.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mapOfObjects, pointing } from '../../../../editor-canvas/test/support/pointing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { PointOptions } from './point-options.tsx';

const line = [
	{ x: 0, y: 0 },
	{ x: 40, y: 0 },
	{ x: 40, y: 40 },
	{ x: 0, y: 40 },
];

test('[E60, E61] the tool options have a button for all that can be done with the selected points', async () => {
	const on = pointing(editPolygonsTool, mapOfObjects([{ shape: 'polyline', x: 20, y: 20, polyline: line }]));
	on.session.selectedObjects.value = [1];
	mount(on.editor, <PointOptions />);
	const button = (name: string) => page.getByRole('button', { name });
	const names = ['Delete Nodes', 'Join Nodes', 'Split Segments', 'Delete Segment', 'Extend Polyline'];
	for (const name of names) await expect.element(button(name)).toBeDisabled();
	// Near the segment in the middle.
	on.click(60, 43);
	for (const name of names.slice(0, 4)) await expect.element(button(name)).toBeEnabled();
	await expect.element(button('Extend Polyline')).toBeDisabled();
	await button('Split Segments').click();
	expect(on.object(1)).toMatchObject({ polyline: [line[0], line[1], { x: 40, y: 20 }, line[2], line[3]] });
	on.session.undo();
	on.click(60, 43);
	await button('Delete Segment').click();
	expect(on.steps()).toEqual(['Split Polyline']);
	expect(on.object(1)).toMatchObject({ polyline: line.slice(0, 2) });
	on.click(60, 20);
	await expect.element(button('Extend Polyline')).toBeEnabled();
	on.tool.stop?.();
	await expect.element(button('Delete Nodes')).not.toBeInTheDocument();
});
