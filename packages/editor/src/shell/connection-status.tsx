import { Unplug } from 'lucide-preact';
import { useEditor } from '../page/context.ts';
import { connectionWords } from '../platform/connection-words.ts';
import { isServed } from '../platform/served-files.ts';
import './connection-status.css';

/** Says that the files cannot be reached, if they cannot. */
export function ConnectionStatus() {
	const files = useEditor().files.value;
	const state = isServed(files) ? files.connection.value : 'connected';
	return (
		<span class="connection-status" role="status" data-state={state}>
			{state !== 'connected' && (
				<>
					<Unplug size={14} aria-hidden="true" />
					{connectionWords[state]}
				</>
			)}
			{state === 'lost' && isServed(files) && (
				<button type="button" class="link" onClick={() => files.retry()}>
					{connectionWords.retry}
				</button>
			)}
		</span>
	);
}
