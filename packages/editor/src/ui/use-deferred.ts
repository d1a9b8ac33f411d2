import type { ReadonlySignal } from '@preact/signals';
import { effect, signal, untracked } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/**
 * A value that follows signals. If it takes long to find, it is found in a separate task, so that the user's action is seen first.
 *
 * @param find - reads signals; a plain one that changes each time must be the first, as all before it are found out at once
 * @param takesLong - asked when one of them has changed
 */
export function useDeferred<T>(find: () => T, takesLong: () => boolean): ReadonlySignal<T> {
	const followed = useMemo(() => deferred(find, takesLong), []);
	useEffect(() => followed.stop, [followed]);
	return followed.value;
}

function deferred<T>(find: () => T, takesLong: () => boolean): { readonly value: ReadonlySignal<T>; stop(): void } {
	const value = signal(untracked(find));
	let timer: ReturnType<typeof setTimeout> | undefined;
	let forget = (): void => undefined;
	let isStopped = false;
	function follow(): void {
		timer = undefined;
		if (isStopped) return;
		forget();
		let isFirst = true;
		forget = effect(() => {
			// Because it reads nothing, the effect waits until it is made again.
			if (!isFirst && untracked(takesLong)) timer ??= setTimeout(follow, 0);
			else value.value = find();
			isFirst = false;
		});
	}
	follow();
	return {
		value,
		stop() {
			isStopped = true;
			clearTimeout(timer);
			forget();
		},
	};
}
