/** The page about a finding, of `docs/findings`, in its parts. */
export interface FindingPage {
	/** A description of the finding, in a few words. */
	readonly title: string;
	/** How the finding is found: a command, or `the editor` or `the library` if no command reports it. */
	readonly foundBy: string;
	/** The files of the examples by their names; none if no file has the finding by itself. */
	readonly files: ReadonlyMap<string, string>;
}

/** The file whose name begins with this has the finding; the one with `mended` does not. */
const BROKEN = 'broken.';

/** Takes a page apart. */
export function parsePage(text: string): FindingPage {
	const [, title = ''] = /^# `[^`]*`: (.*)/.exec(text) ?? [];
	const files = new Map([...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', content = '']) => [name, content]));
	const [, command, program] = /^Found by (?:`(tilewright [^`]+)`|(the \w+))\.$/m.exec(text) ?? [];
	const broken = [...files.keys()].find((name) => name.startsWith(BROKEN)) ?? '';
	return { title, foundBy: command ?? program ?? `tilewright validate ${broken}`, files };
}
