import type { ClassFields } from '@tilewright/edit';
import { changeClass } from '@tilewright/edit';
import type { CustomClass, UseAs } from '@tilewright/format';
import { Checkbox, ColorInput, Field } from '../../../ui/fields.ts';
import { customTypesWords } from '../custom-types-words.ts';
import { keyOf } from '../type-key.ts';
import { Members } from './members.tsx';
import type { TypesState } from './types-state.ts';

const words = customTypesWords;

/** In the order in which Tiled writes them. */
const USES: readonly UseAs[] = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];

/** The color of a class that has none. */
const GRAY = '#ffa0a0a4';

/** The look of a class, its uses, and its members (rule E113). */
export function ClassDetails({ state, type }: { readonly state: TypesState; readonly type: CustomClass }) {
	const change = (fields: ClassFields): boolean =>
		state.change((project) => changeClass(project, keyOf(state.file.types.value, type), fields));
	/** Words of newer versions stay, at the end. */
	const withUse = (use: UseAs, isOn: boolean): string[] => [
		...USES.filter((other) => (other === use ? isOn : type.useAs.includes(other))),
		...type.useAs.filter((other) => !USES.some((known) => known === other)),
	];
	return (
		<>
			<Field label={words.color}>
				<ColorInput value={type.color ?? GRAY} alpha onCommit={(color) => change({ color: withAlpha(color) })} />
			</Field>
			<Field label={words.drawFill} hint={words.drawFillHint}>
				<Checkbox checked={type.drawFill ?? true} onChange={(drawFill) => change({ drawFill })} />
			</Field>
			<fieldset class="class-uses">
				<legend>{words.useAs}</legend>
				{USES.map((use) => (
					<Checkbox key={use} checked={type.useAs.includes(use)} onChange={(isOn) => change({ useAs: withUse(use, isOn) })}>
						{words.uses[use]}
					</Checkbox>
				))}
			</fieldset>
			<h3>{words.members}</h3>
			<Members state={state} type={type} />
		</>
	);
}

/** `#AARRGGBB`, as Tiled writes it. */
const withAlpha = (color: string): string => (color.length === 7 ? `#ff${color.slice(1)}` : color);
