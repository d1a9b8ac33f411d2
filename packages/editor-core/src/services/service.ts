import type { Services } from './services.ts';

/** The holder of services: the editor, an open document, or the files that are worked on. */
export interface Holder {
	readonly services: Services;
}

/** A service of a holder. Calling it returns the service, which is made when it is asked for first. */
export interface Service<H extends Holder, T> {
	(holder: H): T;
	/** Provides a service instead of the one that would be made, such as one that needs a browser. */
	provide(holder: H, service: T): void;
}

/**
 * Defines a service: a part of the state of an editor, a document or files that only some of the code needs to know.
 *
 * @param name - names it in {@link Services.list}
 * @param make - makes it from its holder
 *
 * ```ts
 * const temporaryTool = service('temporary tool', (_: Editor) => signal<Tool | undefined>(undefined));
 * temporaryTool(editor).value = tool;
 * ```
 */
export function service<H extends Holder, T>(name: string, make: (holder: H) => T): Service<H, T> {
	const made = new WeakMap<Services, { readonly service: T }>();
	const provide = ({ services }: H, own: T): void => {
		made.set(services, { service: own });
		services.add(name, own);
	};
	const get = (holder: H): T => {
		const known = made.get(holder.services);
		if (known !== undefined) return known.service;
		const own = make(holder);
		provide(holder, own);
		return own;
	};
	return Object.assign(get, { provide });
}
