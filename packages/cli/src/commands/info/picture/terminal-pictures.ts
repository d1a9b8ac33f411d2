/** How to show a picture in a terminal: with the protocol of iTerm2 or kitty, or as colored blocks. */
export type TerminalPictures = 'iterm' | 'kitty' | 'blocks';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How a terminal can show pictures, according to its environment variables. The terminal is not queried, as it may never answer.
 *
 * @returns `undefined` if it cannot
 */
export function terminalPictures(stream: { readonly isTTY?: boolean }, environment: Environment): TerminalPictures | undefined {
	const { TERM: term = '', TERM_PROGRAM: program = '', LC_TERMINAL: remote = '', TMUX: tmux = '', STY: screen = '' } = environment;
	if (stream.isTTY !== true || term === 'dumb') return undefined;
	// Terminal multiplexers do not pass pictures through.
	if (tmux === '' && screen === '' && !/^(?:screen|tmux)/.test(term)) {
		if (program === 'iTerm.app' || program === 'WezTerm' || remote === 'iTerm2') return 'iterm';
		if (isSet(environment['KITTY_WINDOW_ID']) || /^xterm-(?:kitty|ghostty)/.test(term) || program === 'ghostty') return 'kitty';
	}
	const hasTrueColor = /^(?:truecolor|24bit)$/i.test(environment['COLORTERM'] ?? '');
	return hasTrueColor && !isSet(environment['NO_COLOR']) ? 'blocks' : undefined;
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';
