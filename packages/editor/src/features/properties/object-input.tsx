import { showObject } from '@tilewright/editor-canvas/objects/center-on.ts';
import { pickObject } from '@tilewright/editor-canvas/tools/objects/pick-object.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { Crosshair, List, LocateFixed } from 'lucide-preact';
import { ask } from '../../page/ask.ts';
import { IconButton } from '../../ui/button.tsx';
import { NumberInput } from '../../ui/fields.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import type { ValueForm } from './form.ts';
import { objectNames } from './model/object-names.ts';
import { propertiesWords } from './properties-words.ts';

interface ObjectInputProps {
	readonly form: ValueForm;
	/** The id of the object; 0 for none. */
	readonly value: number;
	readonly label: string;
	readonly mixed: boolean;
	readonly disabled: boolean;
	readonly onChange: (value: number) => void;
}

/** A reference to an object: its id, with buttons that pick one on the map or in a list, and go to it (rule E110). */
export function ObjectInput({ form, value, onChange, ...common }: ObjectInputProps) {
	const { editor, map } = form;
	const properties = propertiesWords;
	const layers = map?.structure.value.layers ?? [];
	const name = objectNames(layers).get(value);
	async function choose(): Promise<void> {
		const { ChooseObject } = await loadDialog(() => import('./choose-object-dialog.tsx'));
		const id = await ask<number>(editor, (close) => <ChooseObject layers={layers} value={value} onClose={close} />);
		if (id !== undefined) onChange(id);
	}
	async function pick(): Promise<void> {
		const id = await pickObject(editor);
		if (id !== undefined) onChange(id);
	}
	return (
		<div class="property-object">
			<NumberInput {...common} value={value} min={0} onCommit={onChange} />
			<IconButton
				icon={Crosshair}
				label={properties.pickObject}
				disabled={common.disabled || map === undefined}
				onClick={() => void pick()}
			/>
			<IconButton
				icon={List}
				label={properties.listObjects}
				disabled={common.disabled || map === undefined}
				onClick={() => void attempt(editor, choose)}
			/>
			{!common.mixed && <span class="property-hint">{value === 0 ? properties.noObject : (name ?? properties.unknownObject)}</span>}
			{name !== undefined && (
				<IconButton
					icon={LocateFixed}
					label={properties.goToObject}
					onClick={() => {
						if (map !== undefined) showObject(editor, map, value);
					}}
				/>
			)}
		</div>
	);
}
