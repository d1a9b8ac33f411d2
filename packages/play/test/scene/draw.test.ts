import { objectLayer } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import { blendFormula, drawShape, drawText, markerPicture, objectPieces, shapeBox } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson } from '../support/map-files.ts';

/** A canvas that writes down what is drawn. Each letter is 10 pixels wide; lines are 20 pixels high. */
class Canvas {
	readonly drawn: string[] = [];
	font = '';
	fillStyle: unknown = '';
	strokeStyle: unknown = '';
	lineWidth = 1;
	lineCap = '';
	lineJoin = '';
	globalAlpha = 1;

	measureText(text: string) {
		return { width: 10 * text.length, fontBoundingBoxAscent: 16, fontBoundingBoxDescent: 4 };
	}

	fillText(text: string, x: number, y: number): void {
		this.drawn.push(`${text} at ${x} ${y}, ${this.font}, ${this.fillStyle}`);
	}

	fillRect(x: number, y: number, width: number, height: number): void {
		this.drawn.push(`line at ${x} ${y.toFixed(1)}, ${width} × ${height}`);
	}

	beginPath(): void {
		this.drawn.push('path');
	}

	closePath(): void {
		this.drawn.push('closed');
	}

	lineTo(x: number, y: number): void {
		this.drawn.push(`to ${x} ${y}`);
	}

	arc(x: number, y: number, radius: number): void {
		this.drawn.push(`disc at ${x} ${y}, ${radius}`);
	}

	fill(): void {
		this.drawn.push(`filled ${this.fillStyle} ${this.globalAlpha.toFixed(2)}`);
	}

	stroke(): void {
		this.drawn.push(`lines ${this.strokeStyle} ${this.globalAlpha}, ${this.lineWidth} wide`);
	}
}

async function pieceOf(object: Fields): Promise<ObjectPiece> {
	const map = await loadedFrom({ 'map.tmj': mapJson({ layers: [objectsJson([object], { color: '#102030' })] }) });
	const [piece] = objectPieces(map, objectLayer(map, ''));
	if (piece === undefined) throw new Error('there is no object');
	return piece;
}

async function drawnText(text: Fields, fontFamily?: (family: string) => string): Promise<readonly string[]> {
	const piece = await pieceOf({ text, width: 100, height: 60 });
	const canvas = new Canvas();
	if (piece.kind === 'text') drawText(canvas, piece, fontFamily);
	return canvas.drawn;
}

async function drawnShape(object: Fields): Promise<readonly unknown[]> {
	const piece = await pieceOf(object);
	const canvas = new Canvas();
	if (piece.kind !== 'shape') throw new Error('this is no shape');
	drawShape(canvas, piece);
	return [shapeBox(piece), ...canvas.drawn];
}

describe('drawText', () => {
	it('has the font, the size and the color of a text', async () => {
		const text = { text: 'Hello', fontfamily: 'Serif', pixelsize: 20, bold: true, italic: true, color: '#80ff0000' };
		expect(await drawnText(text)).toEqual([`Hello at 0 16, italic bold 20px Serif, rgba(255, 0, 0, ${128 / 255})`]);
		expect((await drawnText(text, (family) => `My ${family}`))[0]).toContain('20px My Serif,');
	});

	it('aligns, wraps, underlines and strikes through', async () => {
		const text = {
			text: 'Mind the step\nHo',
			wrap: true,
			halign: 'right',
			valign: 'bottom',
			underline: true,
			strikeout: true,
			pixelsize: 22,
		};
		expect((await drawnText(text)).map((each) => each.replace(/, .*px.*/, ''))).toEqual([
			...['Mind the at 20 16', 'line at 20 17.0, 80 × 1', 'line at 20 10.7, 80 × 1'],
			...['step at 60 36', 'line at 60 37.0, 40 × 1', 'line at 60 30.7, 40 × 1'],
			...['Ho at 80 56', 'line at 80 57.0, 20 × 1', 'line at 80 50.7, 20 × 1'],
		]);
	});

	it.each(['top', 'bottom'])('leaves out lines that begin below the box, before it aligns to the %s', async (valign) => {
		const lines = await drawnText({ text: 'One\nTwo\nThree\nFour', valign });
		expect(lines.map((each) => each.split(',')[0])).toEqual(['One at 0 16', 'Two at 0 36', 'Three at 0 56']);
	});
});

describe('drawShape', () => {
	it('fills areas and draws lines around them, in a box with room for these', async () => {
		expect(await drawnShape({ x: 10, y: 20, width: 30, height: 40 })).toEqual([
			{ x: 6, y: 16, width: 38, height: 48 },
			...['path', 'to 10 20', 'to 40 20', 'to 40 60', 'to 10 60', 'closed', 'filled #102030 0.20', 'lines #102030 1, 2 wide'],
		]);
	});

	it('draws paths and points', async () => {
		const polyline = [
			{ x: 0, y: 0 },
			{ x: 5, y: 0 },
		];
		expect((await drawnShape({ polyline, width: 0, height: 0 })).slice(1)).toEqual(['path', 'to 0 0', 'to 5 0', 'lines #102030 1, 2 wide']);
		expect((await drawnShape({ point: true, x: 7, width: 0, height: 0 })).slice(1)).toEqual([
			...['path', 'disc at 7 0, 4', 'filled #102030 1.00'],
		]);
	});
});

it('the marker is dark, with a red frame and cross [R10]', () => {
	const { pixels, width, height } = markerPicture();
	const at = (x: number, y: number): number[] => [...pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
	expect(pixels).toHaveLength(width * height * 4);
	expect([at(0, 9), at(9, 9), at(width - 1 - 9, 9)]).toEqual(Array(3).fill([255, 0, 0, 255]));
	expect(at(16, 3)).toEqual([0, 0, 0, 128]);
});

it('the formula of a blend mode is one of GLSL', () => {
	expect(blendFormula('difference')).toBe('abs(s - d)');
	expect([blendFormula('normal'), blendFormula('add')]).toEqual(['s', 's']);
});
