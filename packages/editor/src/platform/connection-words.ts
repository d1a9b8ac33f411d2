/** The words about the connection to `tilewright edit`. */
export const connectionWords = {
	connecting: 'Connecting…',
	lost: 'Not connected: “tilewright edit” does not answer. Your changes stay in this page.',
	retry: 'Try again',
	expired: 'Not connected: “tilewright edit” was started again. Open its new address in this tab.',
	refused: 'The files cannot be opened.',
	cannotOpen: (path: string) => `${path} cannot be opened.`,
};
