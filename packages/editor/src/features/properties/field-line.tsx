import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { Scaling, Undo2 } from 'lucide-preact';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/fields.ts';
import { FieldControl } from './field-control.tsx';
import type { Form } from './form.ts';
import { setField } from './form.ts';
import type { FieldLine as Line } from './model/field-rows.ts';
import { propertiesWords } from './properties-words.ts';

/** A field with its label, or two that belong together. */
export function FieldLine({ form, line }: { readonly form: Form; readonly line: Line }) {
	const { fields } = line;
	const [first, second] = fields;
	const isOverride = fields.some((row) => row.isOverride);
	const isInherited = fields.every((row) => row.isInherited);
	const pairs: Readonly<Record<string, string>> = propertiesWords.pairs;
	const label = second === undefined ? labelIn(line, first.info.label) : (pairs[first.key] ?? first.info.label);
	return (
		<div class="property" data-override={isOverride} data-inherited={isInherited}>
			{second === undefined ? (
				<Field label={label} hint={first.info.doc}>
					<FieldControl form={form} row={first} />
				</Field>
			) : (
				<fieldset class="field" aria-label={label}>
					<span class="property-label" data-tip={`${first.info.doc} ${second.info.doc}`}>
						{label}
					</span>
					<div class="field-control">
						{[first, second].map((row) => (
							<span key={row.key} class="property-half" data-short={shortOf(row.info.name)}>
								<FieldControl form={form} row={row} label={labelIn(line, row.info.label)} />
							</span>
						))}
						{first.key === 'map.width' && form.editor.commands.value.has('ResizeMap') && (
							<IconButton icon={Scaling} label={propertiesWords.resize} onClick={() => void runAction(form.editor, 'ResizeMap')} />
						)}
					</div>
				</fieldset>
			)}
			{isOverride && (
				<IconButton
					icon={Undo2}
					label={propertiesWords.resetValue(label)}
					onClick={() => {
						for (const row of fields) if (row.isOverride) setField(form, row, undefined);
					}}
				/>
			)}
		</div>
	);
}

/** Returns the name of the control of a part: `Drawing Offset X`. */
const labelIn = ({ around }: Line, label: string): string => (around === undefined ? label : `${around.label} ${label}`);

function shortOf(name: string): string | undefined {
	const { x, y, width, height } = propertiesWords.short;
	if (/width$/.test(name)) return width;
	if (/height$/.test(name)) return height;
	if (/x$/.test(name)) return x;
	return /y$/.test(name) ? y : undefined;
}
