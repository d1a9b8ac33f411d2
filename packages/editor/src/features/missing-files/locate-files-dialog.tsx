import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import { useState } from 'preact/hooks';
import { PickFiles } from '../../file-dialogs/pick-files-dialog.tsx';
import { ask } from '../../page/ask.ts';
import { useEditor } from '../../page/context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiWords } from '../../ui/ui-words.ts';
import type { Located } from './locate-files.ts';
import { alongWith, likelyPlaces } from './locate-files.ts';
import { locateWords } from './locate-words.ts';
import './locate-files.css';

/** A missing file, and the document that refers to it. */
interface SoughtFile {
	readonly path: string;
	/** The document, unless it is the open one. */
	readonly of?: string;
}

interface LocateFilesProps {
	readonly missing: readonly SoughtFile[];
	/** The paths of all files that there are. */
	readonly known: readonly string[];
	readonly onClose: (located?: Located) => void;
}

/** Lets the user choose other files in place of missing ones. Those that were in the same folder follow (rule E139). */
export function LocateFiles({ missing, known, onClose }: LocateFilesProps) {
	const editor = useEditor();
	const sought = missing.map(({ path }) => path);
	const [places, setPlaces] = useState<Located>(() => likelyPlaces(sought, known));
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const located = new Map([...places].filter(([path]) => !left.has(path)));

	async function choose(path: string): Promise<void> {
		const name = extension(path);
		const paths = known.filter((other) => extension(other) === name).sort((a, b) => nearness(b, path) - nearness(a, path));
		const [to] =
			(await ask<readonly string[]>(editor, (close) => (
				<PickFiles title={locateWords.chooseFor(shownPath(path))} paths={paths} take={locateWords.takeOne} onClose={close} />
			))) ?? [];
		if (to === undefined) return;
		const others = [...alongWith(sought, path, to, known)].filter(([other]) => !places.has(other));
		setPlaces(new Map([...places, ...others, [path, to]]));
		setLeft(new Set([...left].filter((other) => other !== path)));
	}

	const toggle = (path: string): void =>
		setLeft(left.has(path) ? new Set([...left].filter((other) => other !== path)) : new Set([...left, path]));

	return (
		<Dialog
			title={locateWords.title}
			size="medium"
			onClose={() => onClose()}
			onSubmit={() => located.size > 0 && onClose(located)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={located.size === 0}>
						{locateWords.apply}
					</Button>
				</>
			}
		>
			<p>{locateWords.lead}</p>
			<ul class="locate-list">
				{missing.map(({ path, of }) => {
					const to = places.get(path);
					return (
						<li key={path}>
							<input
								type="checkbox"
								class="checkbox"
								aria-label={locateWords.take(shownPath(path))}
								checked={located.has(path)}
								disabled={to === undefined}
								onChange={() => toggle(path)}
							/>
							<span class="locate-paths">
								<span class="locate-missing">{shownPath(path)}</span>
								<span class="locate-found">{to === undefined ? locateWords.none : shownPath(to)}</span>
								{of !== undefined && <span class="locate-of">{locateWords.ofOther(shownPath(of))}</span>}
							</span>
							<Button onClick={() => void choose(path)}>{locateWords.choose}</Button>
						</li>
					);
				})}
			</ul>
		</Dialog>
	);
}

const extension = (path: string): string => {
	const name = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
	return SAME_KIND.find((kind) => kind.includes(name))?.[0] ?? name;
};

/** Extensions that can stand for each other. */
const SAME_KIND = [
	['tsx', 'tsj', 'json', 'xml'],
	['tx', 'tj'],
	['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp', 'svg', 'avif', 'apng'],
];

/** The number of letters that the names of two files share at the start. */
function nearness(other: string, path: string): number {
	const [a, b] = [other, path].map((each) => each.slice(each.lastIndexOf('/') + 1).toLowerCase());
	let count = 0;
	while (a !== undefined && b !== undefined && count < a.length && a[count] === b[count]) count++;
	return count;
}
