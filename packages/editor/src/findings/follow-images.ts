import { computed, effect } from '@preact/signals';
import type { FileIssue } from '@tilewright/ops';
import type { Session } from '../session/session.ts';
import { picturesOf } from '../viewport/pictures.ts';
import { withImages } from './with-images.ts';

/**
 * Looks at the images that a document and the files that it uses refer to, and again when they are others, or files were changed.
 *
 * @param onFound - called with the findings each time
 * @returns a function that ends this
 */
export function followImages(session: Session, onFound: (issues: readonly FileIssue[]) => void): () => void {
	const { path, loaded, files } = session;
	// As one text: it stays the same while other references come and go.
	const images = computed(() =>
		withImages(loaded.value, path.value)
			.flatMap(({ links }) => links)
			.filter(({ role }) => role === 'image')
			.map(({ pointer, to }) => `${pointer} ${to}`)
			.join('\n'),
	);
	let turn = 0;
	const stop = effect(() => {
		const now = ++turn;
		if (images.value === '') return onFound([]);
		picturesOf(files).forgotten.value;
		void import('./image-findings.ts')
			.then(({ imageFindings }) => imageFindings(session))
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
