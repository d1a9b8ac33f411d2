/** Globals for URLs that Node and browsers share. This package includes the types of neither. */
declare class URL {
	constructor(url: string, base?: string);
	readonly href: string;
	readonly origin: string;
	readonly pathname: string;
	readonly protocol: string;
	readonly search: string;
}
declare function fetch(
	url: string,
	init: { readonly redirect: 'manual' },
): Promise<{
	readonly status: number;
	readonly type: string;
	readonly headers: { get(name: string): string | null };
	readonly body: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> } } | null;
}>;
