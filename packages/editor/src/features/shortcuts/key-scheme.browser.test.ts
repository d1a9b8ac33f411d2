import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { readScheme, writeScheme } from './key-scheme.ts';

test('[E145] exported shortcuts are imported as they were, those of all actions', () => {
	const { editor } = editing(emptyMap());
	const all = Object.fromEntries([...editor.commands.value.values()].map(({ id, defaultKeys }) => [id, defaultKeys]));
	expect(readScheme(writeScheme(all))).toEqual(all);
});

test('[E145] a keyboard scheme of Tiled is imported', () => {
	const scheme = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE KeyboardMappingScheme>
<!-- Written by Tiled, 2024-05-01T12:00:00. -->
<mapping>
  <shortcut id="Redo">
    <key value="Ctrl+Y"/>
    <key value="Ctrl+Shift+Z"/>
  </shortcut>
  <shortcut id="RotateLeft">
    <key value="Shift+Z"/>
  </shortcut>
  <shortcut id="StampTool">
    <key value="B"/>
  </shortcut>
  <shortcut id="Delete">
    <key value="Del"/>
  </shortcut>
  <shortcut id="ZoomIn">
    <key value="Ctrl+Num++"/>
    <key value="Ctrl+="/>
  </shortcut>
  <shortcut id="Quit"/>
</mapping>
`;
	expect(readScheme(scheme)).toEqual({
		Redo: ['$mod+KeyY', '$mod+Shift+KeyZ'],
		RotateLeft: ['Shift+KeyZ'],
		StampTool: ['b'],
		Delete: ['Delete'],
		ZoomIn: ['$mod+NumpadAdd', '$mod+Equal'],
		Quit: [],
	});
});

test('[E145] a file that is not a keyboard scheme is refused', () => {
	for (const text of ['', 'keys', '<mapping>', '<map/>', '{"Redo": ["Ctrl+Y"]}']) expect(readScheme(text), text).toBeUndefined();
});
