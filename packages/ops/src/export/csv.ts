import { manyFilesFormat } from './format.ts';

export const csv = manyFilesFormat({
	name: 'csv',
	description: 'the tile layers of maps, a file each',
	extensions: ['.csv'],
	kinds: { map: '.csv' },
	needs: { embedTilesets: true },
	ignores: ['encoding', 'compression', 'compressionLevel', 'chunkSize', 'indent', 'minimize', 'exportVersion', 'for', 'project'],
	async writeFiles(map, { fileName }) {
		const { writeCsv } = await import('./write-csv.ts');
		return writeCsv(map, fileName);
	},
});
