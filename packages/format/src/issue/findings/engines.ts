import { finding } from '../finding.ts';

type Unread = {
	/** The engine and its version. */
	engine: string;
	/** The feature of the document, such as `external tilesets`. */
	what: string;
	/** The effect, as a whole sentence. */
	effect: string;
	/** Advice on what to do. */
	remedy: string;
};

export const notInEngine = /* @__PURE__ */ finding(
	'not-in-engine',
	'error',
	({ engine, what, effect }: Unread) => `${engine} cannot read ${what}. ${effect}`,
	({ remedy }) => remedy,
);

export const ignoredByEngine = /* @__PURE__ */ finding(
	'ignored-by-engine',
	'warning',
	({ engine, what, effect }: Unread) => `${engine} does not show ${what} as Tiled does. ${effect}`,
	({ remedy }) => remedy,
);
