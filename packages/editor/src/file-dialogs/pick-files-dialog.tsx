import { Search } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { uiWords } from '../ui/ui-words.ts';
import { dialogsWords } from './dialogs-words.ts';
import './pick-files.css';

/** The files that the user can choose, and the words of the dialog. */
export interface FilesQuestion {
	readonly title: string;
	readonly paths: readonly string[];
	/** The words of the button that takes the files. */
	readonly take: string;
	readonly several?: boolean;
}

interface PickFilesProps extends FilesQuestion {
	readonly onClose: (paths?: readonly string[]) => void;
}

/** Lets the user choose from the files that are worked on. */
export function PickFiles({ title, paths, take, several = false, onClose }: PickFilesProps) {
	const [words, setWords] = useState('');
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const sought = words.toLowerCase().split(/\s+/);
	const found = paths.filter((path) => sought.every((word) => path.toLowerCase().includes(word)));
	// The file that was searched for is chosen if it is the only one left.
	const [only, ...others] = words === '' ? [] : found;
	const taken = chosen.length > 0 || only === undefined || others.length > 0 ? chosen : [only];
	const toggle = (path: string): void => {
		if (!several) setChosen([path]);
		else setChosen(chosen.includes(path) ? chosen.filter((other) => other !== path) : [...chosen, path]);
	};
	return (
		<Dialog
			title={title}
			onClose={() => onClose()}
			onSubmit={() => taken.length > 0 && onClose(taken)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={taken.length === 0}>
						{take}
					</Button>
				</>
			}
		>
			<label class="pick-search">
				<Search size={14} aria-hidden="true" />
				<input
					type="search"
					aria-label={dialogsWords.filter}
					placeholder={dialogsWords.filter}
					onInput={(event) => setWords(event.currentTarget.value)}
				/>
			</label>
			{found.length === 0 ? <p class="empty">{dialogsWords.noFiles}</p> : null}
			<ul class="pick-list">
				{found.map((path) => (
					<li key={path} onDblClick={() => onClose([path])}>
						<label>
							<input type={several ? 'checkbox' : 'radio'} name="file" checked={taken.includes(path)} onChange={() => toggle(path)} />
							<span class="pick-name">{path.slice(path.lastIndexOf('/') + 1)}</span>
							<span class="pick-folder">{path.slice(0, path.lastIndexOf('/'))}</span>
						</label>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
