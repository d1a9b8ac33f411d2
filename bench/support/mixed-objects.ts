/** Names in several scripts, some with characters that JSON escapes. */
const NAMES = ['door', 'Дверь', '扉', 'puerta é', 'chest "big"', 'spawn', 'εχθρός', 'npc'];
/** The same in ASCII: then JavaScript keeps all texts in one byte a character, and JSON.parse is faster. */
const ASCII_NAMES = ['door', 'chest', 'spawn', 'npc'];
const CLASSES = ['', 'enemy', 'coin'];
const PROPERTIES = 5;

/** One property of each type. */
const PROPERTY_OF = [
	(i: number) => ({ name: 'active', type: 'bool', value: i % 2 === 0 }),
	(i: number) => ({ name: 'color', type: 'color', value: `#ff8040${(i % 90) + 10}` }),
	(i: number) => ({ name: 'file', type: 'file', value: `sounds/${i}.ogg` }),
	(i: number) => ({ name: 'health', type: 'int', value: i }),
	(i: number) => ({ name: 'loot', propertytype: 'Loot', type: 'class', value: { gold: i, rare: i % 3 === 0 } }),
	(i: number) => ({ name: 'speed', type: 'float', value: i / 8 }),
	(i: number) => ({ name: 'target', type: 'object', value: i + 1 }),
	(i: number) => ({ name: 'title', type: 'string', value: `The ${i}th of its name` }),
] as const;

/** Objects of five kinds in turn, each with five properties out of eight types, as Tiled writes them: keys and properties by name. */
export function mixedObjects(count: number, names: 'scripts' | 'ascii'): object[] {
	const words = names === 'ascii' ? ASCII_NAMES : NAMES;
	return Array.from({ length: count }, (_, i) => {
		const used = new Set(Array.from({ length: PROPERTIES }, (_, p) => (i + p * 3) % PROPERTY_OF.length));
		const object = {
			...{ height: 0, id: i + 1, name: `${words[i % words.length]}${i}`, rotation: i % 4 === 0 ? 45.5 : 0, type: CLASSES[i % 3] },
			...{ visible: true, width: 0, x: i * 1.5, y: ((i * 37) % 4096) + 0.25 },
			properties: PROPERTY_OF.filter((_, type) => used.has(type)).map((property) => property(i)),
			...fieldsOfKind(i),
		};
		return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
	});
}

function fieldsOfKind(i: number): object {
	switch (i % 5) {
		case 0:
			return { width: 16, height: 16 };
		case 1:
			return { polygon: Array.from({ length: 4 + (i % 3) }, (_, p) => ({ x: p * 3.5, y: (p * p) % 11 })) };
		case 2:
			return { ellipse: true, width: 16, height: 16 };
		case 3:
			return { point: true };
		default:
			return { gid: 1 + (i % 100) + (i % 7 === 0 ? 0x80000000 : 0), width: 16, height: 16 };
	}
}
