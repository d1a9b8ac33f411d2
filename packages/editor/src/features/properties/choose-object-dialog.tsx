import type { Layer } from '@tilewright/format';
import { Search } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiWords } from '../../ui/ui-words.ts';
import { objectNames } from './model/object-names.ts';
import { propertiesWords } from './properties-words.ts';
import '../../file-dialogs/pick-files.css';

/** The most objects that are listed at once: the filter finds the others. */
const MOST = 200;

interface ChooseObjectProps {
	readonly layers: readonly Layer[];
	readonly value: number;
	readonly onClose: (id?: number) => void;
}

/** Lets the user choose one of the objects of a map (rule E110). */
export function ChooseObject({ layers, value, onClose }: ChooseObjectProps) {
	const [words, setWords] = useState('');
	const [chosen, setChosen] = useState(value);
	const properties = propertiesWords;
	const sought = words.toLowerCase().split(/\s+/);
	const all: readonly (readonly [number, string])[] = [[0, properties.noObject], ...objectNames(layers)];
	const found = all.filter(([id, name]) => sought.every((word) => `${id} ${name}`.toLowerCase().includes(word)));
	return (
		<Dialog
			title={properties.chooseObject}
			onClose={() => onClose()}
			onSubmit={() => onClose(chosen)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{properties.choose}
					</Button>
				</>
			}
		>
			<label class="pick-search">
				<Search size={14} aria-hidden="true" />
				<input
					type="search"
					aria-label={properties.filterObjects}
					placeholder={properties.filterObjects}
					onInput={(event) => setWords(event.currentTarget.value)}
				/>
			</label>
			{found.length === 0 && <p class="empty">{properties.noObjects}</p>}
			<ul class="pick-list">
				{found.slice(0, MOST).map(([id, name]) => (
					<li key={id}>
						<label>
							<input type="radio" name="object" checked={chosen === id} onChange={() => setChosen(id)} />
							<span class="pick-name">{name}</span>
							<span class="pick-folder">{id}</span>
						</label>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
