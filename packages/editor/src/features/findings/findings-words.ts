const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** The words of the findings panel. */
export const findingsWords = {
	title: 'Findings',
	filter: 'Shown findings',
	none: 'Nothing is wrong here.',
	allHidden: 'All findings are hidden. The buttons above show them.',
	more: (count: number) => `And ${count} more.`,
	fix: 'Mend',
	fixStep: 'Mend Finding',
	removeTile: (gid: number) => `Remove GID ${gid}`,
	removeStep: 'Remove Missing Tiles',
	severity: { error: 'Error', warning: 'Warning', info: 'Information' },
	count: { error: counted('error', 'errors'), warning: counted('warning', 'warnings'), info: counted('note', 'notes') },
	/** In the status bar. */
	summary: (errors: number, warnings: number) => `${counted('error', 'errors')(errors)}, ${counted('warning', 'warnings')(warnings)}`,
};
