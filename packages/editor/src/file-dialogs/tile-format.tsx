import type { TileFormat } from '@tilewright/editor-core/session/save-document-as.ts';
import { COMPRESSION_LEVELS } from '@tilewright/format/internal';
import { Field, NumberInput, Select } from '../ui/fields.ts';
import { filesWords } from './files-words.ts';

/** The ways to store tile layers that people choose from: an encoding with its compression. */
export type TileFormatName = keyof typeof filesWords.encodings;

/** Chooses how tile layers are stored. */
export function TileFormatFields({
	value,
	level,
	without = [],
	onChange,
	onLevel,
}: {
	readonly value: TileFormatName;
	readonly level: number;
	/** Those that cannot be chosen. */
	readonly without?: readonly TileFormatName[];
	readonly onChange: (value: TileFormatName) => void;
	readonly onLevel: (level: number) => void;
}) {
	const names: readonly TileFormatName[] = ['keep', 'csv', 'base64', 'zlib', 'gzip', 'zstd'];
	const levels = value === 'zlib' || value === 'gzip' || value === 'zstd' ? COMPRESSION_LEVELS[value] : undefined;
	return (
		<>
			<Field label={filesWords.encoding}>
				<Select
					value={value}
					options={names.filter((name) => !without.includes(name)).map((name) => ({ value: name, text: filesWords.encodings[name] }))}
					onChange={onChange}
				/>
			</Field>
			{levels !== undefined && (
				<Field label={filesWords.level} hint={filesWords.levelHint}>
					<NumberInput value={Math.min(level, levels.most)} min={-1} max={levels.most} onCommit={onLevel} />
				</Field>
			)}
		</>
	);
}

/** The encoding and compression of a name; nothing if layers stay as they are. */
export function tileFormatOf(name: TileFormatName, level: number): TileFormat {
	if (name === 'keep') return {};
	if (name === 'csv' || name === 'base64') return { encoding: name, compression: '' };
	return { encoding: 'base64', compression: name, level: Math.min(level, COMPRESSION_LEVELS[name].most) };
}
