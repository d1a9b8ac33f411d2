import type { World, WorldPattern } from '@tilewright/format';
import { mapsByPatterns } from '@tilewright/ops';
import { Plus, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, NumberInput, TextInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { propertiesWords } from '../properties/properties-words.ts';
import { worldsWords } from './worlds-words.ts';
import './world-patterns.css';

const { patterns: words } = worldsWords;

/** A pattern that finds maps such as `map_2_5.tmj`. */
const FIRST: WorldPattern = { regexp: '^map_(\\d+)_(\\d+)\\.tmj$', multiplierX: 320, multiplierY: 320, offsetX: 0, offsetY: 0 };

const NUMBERS = ['multiplierX', 'multiplierY', 'offsetX', 'offsetY'] as const;

/** Asks which maps of its folder belong to a world by their names, and shows which they are (rule E123). */
export function WorldPatterns({
	world,
	path,
	names,
	onClose,
}: {
	readonly world: World;
	readonly path: string;
	/** The names of the files in the folder of the world. */
	readonly names: readonly string[];
	readonly onClose: (patterns?: readonly WorldPattern[]) => void;
}) {
	const [patterns, setPatterns] = useState<readonly WorldPattern[]>(world.patterns);
	const { maps, issues } = mapsByPatterns({ ...world, patterns: [...patterns] }, path, names);
	const set = (at: number, change: Partial<WorldPattern>): void =>
		setPatterns(patterns.map((pattern, i) => (i === at ? { ...pattern, ...change } : pattern)));
	return (
		<Dialog
			title={words.title}
			onClose={() => onClose()}
			onSubmit={() => onClose(patterns)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{words.apply}
					</Button>
				</>
			}
		>
			<p class="world-patterns-about">{words.about}</p>
			{patterns.map((pattern, at) => (
				<fieldset key={at} class="world-pattern">
					<legend>
						{words.pattern(at + 1)}
						<IconButton icon={Trash2} label={words.remove(at + 1)} onClick={() => setPatterns(patterns.filter((_, i) => i !== at))} />
					</legend>
					<Field label={words.regexp}>
						<TextInput value={pattern.regexp} onInput={(regexp) => set(at, { regexp })} onCommit={(regexp) => set(at, { regexp })} />
					</Field>
					{NUMBERS.map((name) => (
						<Field key={name} label={words[name]}>
							<NumberInput value={pattern[name]} unit={propertiesWords.units.pixels} onCommit={(value) => set(at, { [name]: value })} />
						</Field>
					))}
					<p class="hint" role="status">
						{issues.find(({ pointer }) => pointer.startsWith(`/patterns/${at}/`))?.message ??
							words.found(maps.flatMap(({ pattern: by, fileName }) => (by === at ? [fileName] : [])))}
					</p>
				</fieldset>
			))}
			<Button icon={Plus} onClick={() => setPatterns([...patterns, FIRST])}>
				{words.add}
			</Button>
		</Dialog>
	);
}
