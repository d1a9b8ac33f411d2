/** The rooms of a package, from the lowest up, and the rooms that each uses. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

/** A file of a package, and the files of the same package that it imports, as paths from the repository's root. */
export interface RoomFile {
	readonly path: string;
	readonly targets: readonly string[];
}

/**
 * The breaches of a package's rooms, a line for each. A room uses what it lists, and lists only rooms that stand above it in the table, so
 * that no circle of rooms can be written down. A file right in `src` that is not listed stands above all rooms, as entry points do: it may use
 * all, and no room may use it.
 *
 * @param base - the folder of the package, such as `packages/edit`
 * @param files - of its `src`; others are ignored
 */
export function roomBreaches(base: string, rooms: Rooms, files: readonly RoomFile[]): string[] {
	const source = `${base}/src/`;
	const breaches = new Set<string>();
	const lasting = new Map(Object.entries(rooms).map(([room, used]) => [room, new Set(used)]));
	const seen = new Set<string>();
	for (const [room, used] of Object.entries(rooms)) {
		for (const other of used)
			if (!seen.has(other))
				breaches.add(`tools/rooms.ts: the room \`${room}\` of ${base} lists \`${other}\`, which does not stand above it`);
		seen.add(room);
	}
	const found = new Set<string>();
	for (const { path, targets } of files) {
		if (!path.startsWith(source)) continue;
		const from = roomOf(path.slice(source.length), rooms);
		found.add(from);
		const isAbove = rooms[from] === undefined && path === `${source}${from}`;
		if (rooms[from] === undefined && !isAbove) breaches.add(`${source}${from}: is not in the rooms of ${base}: add it to tools/rooms.ts`);
		if (rooms[from] === undefined) continue;
		for (const target of targets) {
			const to = target.startsWith(source) ? roomOf(target.slice(source.length), rooms) : undefined;
			if (to === undefined || to === from) continue;
			lasting.get(from)?.delete(to);
			if (!rooms[from].includes(to)) breaches.add(`${path}: imports ${target}: the room \`${from}\` may not use \`${to}\``);
		}
	}
	for (const room of Object.keys(rooms)) if (!found.has(room)) breaches.add(`tools/rooms.ts: ${base} has no room \`${room}\``);
	for (const [room, unused] of lasting)
		for (const other of unused)
			breaches.add(`tools/rooms.ts: the room \`${room}\` of ${base} does not use \`${other}\`: take it off its list`);
	return [...breaches];
}

/** The room of a file: the folder right in `src`, or a folder in that where these are rooms of their own, such as `features/layers`. */
function roomOf(path: string, rooms: Rooms): string {
	const [folder = '', inner] = path.split('/');
	const hasInner = inner !== undefined && Object.keys(rooms).some((room) => room.startsWith(`${folder}/`));
	return hasInner ? `${folder}/${inner}` : folder;
}
