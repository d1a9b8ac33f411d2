import type { FieldValue } from '@tilewright/edit';
import type { FieldInfo } from '@tilewright/format/fields';
import { Checkbox, ColorInput, NumberInput, Select, TextInput } from '../../ui/fields.ts';
import { ClassInput } from './class-input.tsx';
import { FileInput } from './file-input.tsx';
import type { Form } from './form.ts';
import { setField } from './form.ts';
import { LongText } from './long-text.tsx';
import type { FieldRow } from './model/field-rows.ts';
import { LEAST } from './model/layout.ts';
import { propertiesWords } from './properties-words.ts';
import { isDocumentRole, ReferenceInput } from './reference-input.tsx';
import { ShownText } from './shown-text.tsx';
import { TerrainCount } from './terrain-count.tsx';
import { TileFlips } from './tile-flips.tsx';
import { wordLabel } from './word-label.ts';

/** The control for the values of a field's type. */
export function FieldControl({ form, row, label }: { readonly form: Form; readonly row: FieldRow; readonly label?: string }) {
	const { info, value, isMixed: mixed, isReadOnly: disabled, key } = row;
	const { type } = info;
	const onCommit = (changed: FieldValue | undefined): void => setField(form, row, changed);
	const common = { label, mixed, disabled };
	const words = typeof value === 'string' ? value : '';
	if (key === 'object.gid') return <TileFlips form={form} row={row} />;
	if (type === 'path' && info.refersTo !== undefined && isDocumentRole(info.refersTo) && words !== '')
		return <ReferenceInput {...common} form={form} row={row} value={words} onCommit={onCommit} />;
	if (disabled && type !== 'bool') return <ShownText mixed={mixed} label={label} value={shownValue(info, value)} />;
	if (key.endsWith('.class') || key === 'object.type' || key === 'tile.type')
		return <ClassInput form={form} value={words} mixed={mixed} onCommit={onCommit} />;
	if (key === 'wangset.colors') return <TerrainCount form={form} row={row} />;
	if (key === 'text.text') return <LongText {...common} value={words} onCommit={onCommit} />;
	switch (type) {
		case 'bool':
			return <Checkbox {...common} checked={value === true} onChange={onCommit} />;
		case 'int':
		case 'double':
		case 'gid':
			return <FieldNumber {...common} row={row} onCommit={onCommit} />;
		case 'color':
		case 'rgb':
			return (
				<ColorInput
					{...common}
					value={words}
					alpha={type === 'color'}
					onCommit={onCommit}
					onClear={info.presence === 'optional' ? () => onCommit(undefined) : undefined}
				/>
			);
		case 'path':
			return <FileInput {...common} form={form} value={words} name={info.label} role={info.refersTo} onCommit={onCommit} />;
		case 'string':
			return <TextInput {...common} value={words} onCommit={onCommit} />;
		default:
			if (typeof type === 'object' && 'values' in type)
				return (
					<Select
						{...common}
						value={words}
						options={type.values.map((word) => ({ value: word, text: wordLabel(word) }))}
						onChange={onCommit}
					/>
				);
			return <ShownText mixed={mixed} label={label} value={shownValue(info, value)} />;
	}
}

interface FieldNumberProps {
	readonly row: FieldRow;
	readonly label: string | undefined;
	readonly mixed: boolean;
	readonly disabled: boolean;
	readonly onCommit: (value: number) => void;
}

/** A number; opacities are shown in percent (rule E103). */
function FieldNumber({ row: { info, value, key }, onCommit, ...common }: FieldNumberProps) {
	const { type, max, unit, name } = info;
	const min = LEAST[key] ?? info.min;
	const isPercent = name === 'opacity';
	const scale = isPercent ? 100 : 1;
	const number = typeof value === 'number' ? value : 0;
	// Two numbers in a row have no room for units.
	const hasRoom = common.label === undefined;
	const shownUnit = isPercent ? propertiesWords.percent : unit === undefined || !hasRoom ? '' : propertiesWords.units[unit];
	return (
		<NumberInput
			{...common}
			value={isPercent ? Math.round(number * 10000) / 100 : number}
			min={min === undefined ? undefined : min * scale}
			max={max === undefined ? undefined : max * scale}
			fractions={type === 'double'}
			decimals={unit === 'pixels' || unit === 'degrees' ? 2 : undefined}
			unit={shownUnit === '' ? undefined : shownUnit}
			onCommit={(changed) => onCommit(changed / scale)}
		/>
	);
}

function shownValue({ type, unit }: FieldInfo, value: unknown): string {
	if (value === undefined || typeof value === 'object') return '';
	if (typeof type === 'object' && 'values' in type) return wordLabel(String(value));
	const suffix = unit === undefined ? '' : propertiesWords.units[unit];
	return suffix === '' ? String(value) : `${String(value)} ${suffix}`;
}
