import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { filesWords } from '../file-dialogs/files-words.ts';
import { useEditor } from '../page/context.ts';
import { shellWords } from './shell-words.ts';
import './opening.css';

/** Takes the place of the maps until the first one is read. Its words appear only if that takes a while. */
export function Opening() {
	const [path] = useEditor().opening.value;
	return (
		<main class="opening" aria-label={shellWords.workspace} aria-busy="true">
			{path !== undefined && <p>{filesWords.opening(nameOf(path))}</p>}
		</main>
	);
}
