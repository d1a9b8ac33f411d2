/**
 * Breaks a text at spaces, so that its lines fit into a width. Words that are too long are broken, too. Spaces at the end of a line take no
 * room.
 *
 * @param measure - the width of a text
 * @returns lines, without spaces at their ends
 * @example wrapText(sign.text, width, (line) => context.measureText(line).width)
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
	return text.split(/\r?\n/).flatMap((paragraph) => {
		const lines: string[] = [];
		let line = '';
		for (const word of paragraph.match(/\S+\s*|\s+/g) ?? []) {
			if (line !== '' && measure((line + word).trimEnd()) > width) {
				lines.push(line.trimEnd());
				line = '';
			}
			line += word;
			for (let fits = fitting(line); fits < line.trimEnd().length; fits = fitting(line)) {
				lines.push(line.slice(0, fits));
				line = line.slice(fits);
			}
		}
		return [...lines, line.trimEnd()];
	});

	/** How many letters of a line fit; at least one. */
	function fitting(line: string): number {
		let count = line.trimEnd().length;
		while (count > 1 && measure(line.slice(0, count)) > width) count--;
		return Math.max(1, count);
	}
}
