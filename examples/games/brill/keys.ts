import type { Input } from './game.ts';

/** The keys that are held down. */
const held = new Set<string>();
addEventListener('keydown', ({ key, repeat }) => {
	held.add(key);
	if (!repeat && (key === 'e' || key === 'Enter')) held.add('open');
});
addEventListener('keyup', ({ key }) => held.delete(key));

const axis = (less: string[], more: string[]): number =>
	Number(more.some((key) => held.has(key))) - Number(less.some((key) => held.has(key)));

/** Where the arrow keys, or W, A, S and D, send the hero. */
export const direction = (): Input => ({ x: axis(['ArrowLeft', 'a'], ['ArrowRight', 'd']), y: axis(['ArrowUp', 'w'], ['ArrowDown', 's']) });

/** Whether the key for doors was pressed since the last call: E or Enter. */
export const opens = (): boolean => held.delete('open');
