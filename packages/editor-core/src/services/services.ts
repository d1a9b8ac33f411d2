/** The services that a holder has so far. */
export interface Services {
	/** Notes a service that was made or provided. */
	add(name: string, service: unknown): void;
	/** All services of the holder, by their names. */
	list(): ReadonlyMap<string, unknown>;
}

/** The services of a new holder: none. */
export function services(): Services {
	const known = new Map<string, unknown>();
	return {
		add: (name, service) => void known.set(name, service),
		list: () => known,
	};
}
