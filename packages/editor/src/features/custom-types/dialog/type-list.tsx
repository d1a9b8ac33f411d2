import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { colorParts } from '@tilewright/editor-core/editor/color.ts';
import { Box, ListOrdered, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/button.tsx';
import { openMenu } from '../../../ui/menu.tsx';
import { typeahead } from '../../../ui/typeahead.ts';
import { PropertyName } from '../../properties/property-name.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import type { CustomType } from '../type-key.ts';
import { keyOf } from '../type-key.ts';
import { shareEntries } from './share-entries.ts';
import type { TypesState } from './types-state.ts';
import { addType, removeType, renameTo } from './types-state.ts';

const words = customTypesWords;

/** The types of the project, and the actions on them. */
export function TypeList({ state }: { readonly state: TypesState }) {
	const { editor, file, selected, renaming } = state;
	const types = state.types.value;
	const list = useRef<HTMLDivElement>(null);
	const find = useMemo(typeahead, []);
	const at = types.findIndex((type) => keyOf(file.types.value, type) === selected.value);
	const select = (type: CustomType | undefined): void => {
		if (type !== undefined) selected.value = keyOf(file.types.value, type);
	};
	const rename = (): void => {
		renaming.value = selected.value;
	};
	useEffect(() => list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }), [at]);

	function press(event: KeyboardEvent): void {
		const { key, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return;
		const step = { ArrowDown: Math.min(at + 1, types.length - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: types.length - 1 }[key];
		const rows = [...(list.current?.querySelectorAll<HTMLElement>('.type-row') ?? [])];
		if (step !== undefined) select(types[step]);
		else if (key.length === 1) {
			const found = find(rows, at, key);
			if (found !== undefined) select(types[rows.indexOf(found)]);
		} else if (key === 'F2') rename();
		else if (key === 'Delete') void attempt(editor, () => removeType(state));
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div class="type-list">
			<div class="type-list-actions" role="toolbar" aria-label={words.actions}>
				<Button icon={Plus} onClick={() => addType(state, 'enum')}>
					{words.addEnum}
				</Button>
				<Button icon={Plus} onClick={() => addType(state, 'class')}>
					{words.addClass}
				</Button>
				<IconButton icon={Pencil} label={words.rename} keys={['F2']} disabled={at < 0} onClick={rename} />
				<IconButton
					icon={Trash2}
					label={words.remove}
					keys={['Delete']}
					disabled={at < 0}
					onClick={() => void attempt(editor, () => removeType(state))}
				/>
				<IconButton
					icon={MoreHorizontal}
					label={words.more}
					onClick={({ currentTarget }) => {
						if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, shareEntries(state), words.more);
					}}
				/>
			</div>
			{types.length === 0 && <p class="type-list-none">{words.none}</p>}
			<div
				ref={list}
				class="type-list-rows"
				role="listbox"
				aria-label={words.types}
				aria-activedescendant={at < 0 ? undefined : rowId(at)}
				tabIndex={0}
				autofocus={types.length > 0}
				onKeyDown={press}
			>
				{types.map((type, i) => (
					<TypeRow
						key={String(keyOf(file.types.value, type))}
						state={state}
						type={type}
						id={rowId(i)}
						isSelected={i === at}
						onSelect={() => select(type)}
						onRenamed={() => list.current?.focus()}
					/>
				))}
			</div>
		</div>
	);
}

/** The color of classes that have none. */
const GRAY = '#a0a0a4';

const rowId = (index: number): string => `custom-type-${index}`;

interface TypeRowProps {
	readonly state: TypesState;
	readonly type: CustomType;
	readonly id: string;
	readonly isSelected: boolean;
	readonly onSelect: () => void;
	readonly onRenamed: () => void;
}

function TypeRow({ state, type, id, isSelected, onSelect, onRenamed }: TypeRowProps) {
	const { editor, file, renaming } = state;
	const isRenaming = isSelected && renaming.value === keyOf(file.types.value, type);
	const Icon = type.kind === 'class' ? Box : ListOrdered;
	const color = type.kind === 'class' ? (colorParts(type.color ?? '')?.rgb ?? GRAY) : undefined;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keys.
		// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which row is the active one.
		<div
			id={id}
			class="type-row"
			role="option"
			aria-selected={isSelected}
			aria-label={`${type.name} (${type.kind === 'class' ? words.class : words.enum})`}
			onClick={onSelect}
			onDblClick={() => {
				renaming.value = keyOf(file.types.value, type);
			}}
		>
			<Icon size={15} aria-hidden="true" />
			{isRenaming ? (
				<PropertyName
					name={type.name}
					label={words.name}
					onEnd={() => {
						renaming.value = undefined;
						onRenamed();
					}}
					onCommit={(name) => void attempt(editor, () => renameTo(state, type, name))}
				/>
			) : (
				<span class="type-row-name">{type.name}</span>
			)}
			{color !== undefined && <span class="type-row-color" aria-hidden="true" style={{ backgroundColor: color }} />}
		</div>
	);
}
