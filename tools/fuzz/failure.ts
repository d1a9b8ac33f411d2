/** A failure of one case. */
export interface Failure {
	readonly index: number;
	readonly from: string;
	readonly bytes: Uint8Array;
	readonly problem: string;
}

/** Returns the part that failures with the same cause have in common: the words without numbers, names and places in documents. */
export function kindOf(problem: string): string {
	const [first = '', ...stack] = problem.split('\n');
	const at = stack.find((line) => /packages\//.test(line))?.trim() ?? '';
	return `${first.replace(/"[^"]*"|'[^']*'|\/\S*|\d+/g, '…')} ${at.replace(/:\d+:\d+\)?$/, '')}`.slice(0, 300);
}
