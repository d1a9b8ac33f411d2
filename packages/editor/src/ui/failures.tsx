import { CircleAlert, X } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEditor } from '../page/context.ts';
import { IconButton } from './button.tsx';
import { uiWords } from './ui-words.ts';
import './failures.css';

/** Whether details are shown at once: a line or two tell more than a button. */
const isShort = (details: string): boolean => details.length <= 200 && !details.includes('\n');

/** The errors that the user did not close yet, the newest first: of many, the last ones are out of view until the others are closed. */
export function Failures() {
	const { failures } = useEditor();
	const host = useRef<HTMLDivElement>(null);
	const newest = failures.value.at(-1)?.id;
	useLayoutEffect(() => {
		if (host.current !== null) host.current.scrollTop = 0;
	}, [newest]);
	return (
		<div ref={host} class="failures" role="alert">
			{failures.value.toReversed().map(({ id, message, details }) => (
				<div key={id} class="failure">
					<CircleAlert size={16} aria-hidden="true" />
					<div class="failure-text">
						<p>{message}</p>
						{details !== undefined && isShort(details) && <p class="failure-reason">{details}</p>}
						{details !== undefined && !isShort(details) && (
							<details>
								<summary>{uiWords.details}</summary>
								<pre>{details}</pre>
							</details>
						)}
					</div>
					<IconButton
						icon={X}
						label={uiWords.close}
						onClick={() => {
							failures.value = failures.value.filter((other) => other.id !== id);
						}}
					/>
				</div>
			))}
		</div>
	);
}
