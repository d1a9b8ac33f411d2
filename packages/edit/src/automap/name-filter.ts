/** One character of a pattern. */
type Token = { readonly kind: 'run' } | { readonly kind: 'one'; readonly matches: (character: string) => boolean };

/**
 * Whether a pattern of a rules file matches the name of a map as a whole (rule A46): `*` stands for any characters, `?` for one,
 * `[a-z]` and `[!a-z]` for one of some. Case does not matter.
 *
 * @param name - with extension, without folders
 */
export function matchesFilter(pattern: string, name: string): boolean {
	const tokens = tokensOf(pattern.toLowerCase());
	const characters = [...name.toLowerCase()];
	// A `*` first takes nothing, then one character more each time the rest does not match. Only the last one has to be tried again.
	let [token, at] = [0, 0];
	let [afterRun, runEnd] = [-1, 0];
	while (at < characters.length) {
		const wanted = tokens[token];
		if (wanted?.kind === 'run') {
			token++;
			[afterRun, runEnd] = [token, at];
		} else if (wanted?.matches(characters[at] ?? '') === true) {
			token++;
			at++;
		} else if (afterRun >= 0) {
			runEnd++;
			[token, at] = [afterRun, runEnd];
		} else return false;
	}
	return tokens.slice(token).every(({ kind }) => kind === 'run');
}

function tokensOf(pattern: string): Token[] {
	const tokens: Token[] = [];
	const characters = [...pattern];
	for (let i = 0; i < characters.length; i++) {
		const character = characters[i] ?? '';
		// A closing bracket at the start of a set belongs to it.
		const close = character === '[' ? characters.indexOf(']', i + (characters[i + 1] === '!' ? 3 : 2)) : -1;
		if (character === '*') tokens.push({ kind: 'run' });
		else if (character === '?') tokens.push({ kind: 'one', matches: () => true });
		else if (close > 0) {
			tokens.push({ kind: 'one', matches: setOf(characters.slice(i + 1, close)) });
			i = close;
		} else tokens.push({ kind: 'one', matches: (other) => other === character });
	}
	return tokens;
}

function setOf(characters: readonly string[]): (character: string) => boolean {
	const isNot = characters[0] === '!';
	const own = isNot ? characters.slice(1) : characters;
	const ranges: (readonly [from: string, to: string])[] = [];
	for (let i = 0; i < own.length; i++) {
		const from = own[i] ?? '';
		const to = own[i + 1] === '-' ? own[i + 2] : undefined;
		ranges.push([from, to ?? from]);
		if (to !== undefined) i += 2;
	}
	return (character) => ranges.some(([from, to]) => from <= character && character <= to) !== isNot;
}
