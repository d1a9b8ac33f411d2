import { computed, effect, signal } from '@preact/signals-core';
import type { FileIssue } from '@tilewright/ops';
import { isPicture } from '../files/paths.ts';
import { pictureChanges } from '../files/picture-changes.ts';
import type { Session } from '../session/session.ts';
import { withImages } from './with-images.ts';

/**
 * Looks at the images that a document and the files that it uses refer to, and for the files that their properties name, and again when they
 * are others, or files were changed.
 *
 * @param onFound - called with the findings each time
 * @returns a function that ends this
 */
export function followOtherFiles(session: Session, onFound: (issues: readonly FileIssue[]) => void): () => void {
	const { path, loaded, files } = session;
	// As one text: it stays the same while other references come and go.
	const others = computed(() =>
		[...withImages(loaded.value, path.value).files.values()]
			.flatMap(({ links }) => links)
			.filter(({ role }) => role === 'image' || role === 'file')
			.map(({ pointer, to }) => `${pointer} ${to}`)
			.join('\n'),
	);
	const changes = signal(0);
	const stopWatching = files.watch((event) => {
		// Changes of pictures are told below.
		if (!isPicture(event.path) && others.peek().includes(event.path)) changes.value++;
	});
	let turn = 0;
	const stop = effect(() => {
		const now = ++turn;
		if (others.value === '') return onFound([]);
		changes.value;
		pictureChanges(files).value;
		void import('./other-file-findings.ts')
			.then(({ otherFileFindings }) => otherFileFindings(session))
			.then(
				// Only the last findings count.
				(issues) => now === turn && onFound(issues),
				(error: unknown) => console.warn(error),
			);
	});
	return () => {
		turn++;
		stopWatching();
		stop();
	};
}
