/** How a terminal shows pictures: by the protocol of iTerm2, by that of kitty, or not, but its colors can be mixed freely. */
export type TerminalPictures = 'iterm' | 'kitty' | 'blocks';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How pictures are shown, by what a terminal tells of itself; nothing is asked of it, as an answer may never come.
 *
 * @returns `undefined` where none are shown
 */
export function terminalPictures(stream: { readonly isTTY?: boolean }, environment: Environment): TerminalPictures | undefined {
	const { TERM: term = '', TERM_PROGRAM: program = '', LC_TERMINAL: remote = '', TMUX: tmux = '', STY: screen = '' } = environment;
	if (stream.isTTY !== true || term === 'dumb') return undefined;
	// What shows several terminals in one takes pictures for text.
	if (tmux === '' && screen === '' && !/^(?:screen|tmux)/.test(term)) {
		if (program === 'iTerm.app' || program === 'WezTerm' || remote === 'iTerm2') return 'iterm';
		if (isSet(environment['KITTY_WINDOW_ID']) || /^xterm-(?:kitty|ghostty)/.test(term) || program === 'ghostty') return 'kitty';
	}
	const mixesColors = /^(?:truecolor|24bit)$/i.test(environment['COLORTERM'] ?? '');
	return mixesColors && !isSet(environment['NO_COLOR']) ? 'blocks' : undefined;
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';
