import { ExportError } from './export-error.ts';
import { oneFileFormat } from './format.ts';
import { json } from './json.ts';

export const lua = oneFileFormat({
	name: 'lua',
	description: 'maps and tilesets, as Lua tables',
	extensions: ['.lua'],
	kinds: { map: '.lua', tileset: '.lua' },
	needs: { detachTemplates: true },
	ignores: ['indent', 'exportVersion', 'for'],
	companions: [json],
	async write(doc, { options, tilesetNames }) {
		const { toLua } = await import('../formats/lua/document.ts');
		try {
			return { bytes: new TextEncoder().encode(toLua(doc, { ...options, ...(tilesetNames && { tilesetNames }) })), losses: [] };
		} catch (error) {
			if (error instanceof RangeError) throw new ExportError(error.message, 'Write tile data in a shorter form, such as base64 with zlib.');
			throw error;
		}
	},
});
