import { computed, effect, signal } from '@preact/signals';
import type { FileIssue } from '@tilewright/ops';
import type { Session } from '../session/session.ts';
import { picturesOf } from '../viewport/pictures.ts';
import { withImages } from './with-images.ts';

/** Called with the findings each time. */
type OnFound = (issues: readonly FileIssue[]) => void;

/**
 * Looks at the images that a document and the files that it uses refer to, and again when they are others, or files were changed.
 *
 * @returns a function that ends this
 */
export const followImages = (session: Session, onFound: OnFound): (() => void) =>
	followFiles(session, 'image', onFound, () => void picturesOf(session.files).forgotten.value, 'imageFindings');

/**
 * Looks for the files that properties name, and again when they are others, the document was saved, or another program made or removed one. Of
 * uploaded files, others may be anywhere: then they are not looked for.
 *
 * @returns a function that ends this
 */
export function followNamedFiles(session: Session, onFound: OnFound): () => void {
	const { files, version, path } = session;
	if (files.kind === 'memory') return () => {};
	const changes = signal(0);
	const stopWatching = files.watch((event) => {
		if (event.path !== path.peek()) changes.value++;
	});
	const depends = (): void => {
		changes.value;
		version.value;
	};
	const stop = followFiles(session, 'file', onFound, depends, 'namedFileFindings');
	return () => {
		stopWatching();
		stop();
	};
}

function followFiles(
	session: Session,
	wanted: 'image' | 'file',
	onFound: OnFound,
	depends: () => void,
	find: 'imageFindings' | 'namedFileFindings',
): () => void {
	const { path, loaded } = session;
	// As one text: it stays the same while other references come and go.
	const named = computed(() =>
		withImages(loaded.value, path.value)
			.flatMap(({ links }) => links)
			.filter(({ role }) => role === wanted)
			.map(({ pointer, to }) => `${pointer} ${to}`)
			.join('\n'),
	);
	let turn = 0;
	const stop = effect(() => {
		const now = ++turn;
		if (named.value === '') return onFound([]);
		depends();
		void import('./other-file-findings.ts')
			.then((found) => found[find](session))
			.then(
				// Only what was found last counts.
				(issues) => now === turn && onFound(issues),
				(error: unknown) => console.warn(error),
			);
	});
	return () => {
		turn++;
		stop();
	};
}
