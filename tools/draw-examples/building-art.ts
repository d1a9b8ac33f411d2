import { hash } from './noise.ts';
import type { Color } from './palette.ts';
import { box, dot, frame, line, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { ball, groundShadow, type Ramp, ramps } from './shapes.ts';

/** Roof tiles, lit from the left; each row is shifted by half a tile. */
function roof(on: Pixmap, x: number, y: number, width: number, height: number, ramp: Ramp): void {
	for (let row = 0; row < height; row++) {
		const inset = Math.max(0, 5 - row);
		for (let column = inset; column < width - inset; column++) {
			const course = Math.floor(row / 3);
			const joint = (column + (course & 1) * 2) % 4 === 0;
			let color: Color = row % 3 === 2 ? ramp[0] : joint ? ramp[0] : ramp[1];
			if (row % 3 === 0 && !joint && column < width * 0.45) color = ramp[3];
			if (hash(column, row, 12) < 0.05) color = ramp[0];
			dot(on, x + column, y + row, color);
		}
	}
	box(on, x + 5, y, width - 10, 1, ramp[3]);
	box(on, x, y + height - 1, width, 1, ramp[0]);
}

function walls(on: Pixmap, x: number, y: number, width: number, height: number): void {
	box(on, x, y, width, height, 'plaster');
	for (let row = y; row < y + height; row++) {
		for (let column = x; column < x + width; column++) if (hash(column, row, 14) < 0.07) dot(on, column, row, 'plasterShade');
	}
	box(on, x, y, width, 2, 'plasterShade');
	box(on, x + width - 3, y, 3, height, 'plasterShade');
	for (const beam of [x, x + width - 2]) box(on, beam, y, 2, height, 'wood');
	for (let column = x; column < x + width; column++) {
		box(on, column, y + height - 3, 1, 3, column % 5 === 0 ? 'stoneDark' : 'stone');
		if (column % 5 !== 0) dot(on, column, y + height - 3, 'stoneLight');
	}
}

function window(on: Pixmap, x: number, y: number): void {
	box(on, x, y, 7, 7, 'wood');
	box(on, x + 1, y + 1, 5, 5, 'glass');
	box(on, x + 1, y + 1, 2, 2, 'white');
	box(on, x + 3, y + 1, 1, 5, 'wood');
	box(on, x + 1, y + 3, 5, 1, 'wood');
	box(on, x - 1, y + 7, 9, 1, 'woodLight');
}

function door(on: Pixmap, x: number, y: number, height: number, ramp: Ramp): void {
	box(on, x, y, 9, height, 'woodDark');
	box(on, x + 1, y + 1, 7, height - 1, ramp[1]);
	for (const plank of [3, 5]) box(on, x + plank, y + 1, 1, height - 1, ramp[0]);
	dot(on, x + 6, y + Math.floor(height / 2) + 1, 'goldLight');
}

function finished(width: number, height: number, draw: (on: Pixmap) => void, shade = true): Pixmap {
	const body = pixmap(width, height);
	draw(body);
	outline(body);
	const picture = pixmap(width, height);
	if (shade) groundShadow(picture, width / 2 + 1, height - 4, width / 2 - 1, 4);
	stamp(picture, body, 0, 0);
	return picture;
}

function chimney(on: Pixmap, x: number, y: number): void {
	box(on, x, y, 6, 9, 'stone');
	box(on, x, y, 6, 2, 'stoneLight');
	box(on, x + 4, y + 2, 2, 7, 'stoneDark');
	box(on, x + 1, y, 4, 1, 'ink');
}

export function house(ramp: Ramp, doorRamp: Ramp): Pixmap {
	return finished(48, 48, (on) => {
		walls(on, 6, 25, 36, 19);
		window(on, 10, 31);
		window(on, 31, 31);
		door(on, 20, 30, 14, doorRamp);
		roof(on, 2, 8, 44, 19, ramp);
		chimney(on, 33, 4);
	});
}

export function inn(): Pixmap {
	return finished(64, 64, (on) => {
		walls(on, 6, 28, 52, 32);
		box(on, 6, 43, 52, 2, 'wood');
		for (const x of [11, 28, 45]) window(on, x, 33);
		for (const x of [11, 45]) window(on, x, 48);
		door(on, 27, 46, 14, ramps.red);
		roof(on, 2, 8, 60, 22, ramps.violet);
		chimney(on, 12, 3);
		box(on, 40, 44, 1, 4, 'woodDark');
		box(on, 37, 47, 7, 6, 'goldDark');
		frame(on, 37, 47, 7, 6, 'woodDark');
		dot(on, 40, 49, 'goldLight');
	});
}

/** White and red bands, light on the left and shaded on the right. */
function towerColor(band: number, across: number): Color {
	const side = across > 0.45 ? 2 : across < -0.55 ? 0 : 1;
	return (band % 2 === 1 ? (['redLight', 'red', 'redDark'] as const) : (['white', 'plaster', 'plasterShade'] as const))[side];
}

export function lighthouse(): Pixmap {
	return finished(32, 80, (on) => {
		for (let y = 20; y < 74; y++) {
			const half = 6 + Math.round((y - 20) / 14);
			for (let x = -half; x < half; x++) dot(on, 16 + x, y, towerColor(Math.floor((y - 20) / 9), x / half));
		}
		box(on, 8, 17, 16, 3, 'stone');
		box(on, 8, 17, 16, 1, 'stoneLight');
		box(on, 11, 9, 10, 8, 'goldLight');
		box(on, 17, 9, 4, 8, 'gold');
		for (const x of [11, 15, 20]) box(on, x, 9, 1, 8, 'stoneDark');
		for (let y = 0; y < 6; y++) box(on, 15 - y, 3 + y, 2 + y * 2, 1, y > 3 ? 'redDark' : 'red');
		box(on, 15, 1, 2, 2, 'stoneDark');
		door(on, 12, 63, 11, ramps.blue);
		box(on, 14, 34, 4, 5, 'woodDark');
		box(on, 15, 35, 2, 3, 'glass');
		box(on, 14, 50, 4, 5, 'woodDark');
		box(on, 15, 51, 2, 3, 'glass');
		box(on, 5, 74, 22, 3, 'stone');
		box(on, 5, 74, 22, 1, 'stoneLight');
	});
}

/** Four arms from the hub, each with cloth on its clockwise side. */
function sails(on: Pixmap): void {
	for (const [dx, dy] of [
		[1, 1],
		[1, -1],
		[-1, 1],
		[-1, -1],
	] as const) {
		line(on, 24, 22, 24 + dx * 17, 22 + dy * 17, 'woodDark');
		for (let i = 5; i < 17; i++) {
			const [cx, cy] = dx === dy ? [dx, 0] : [0, dy];
			for (let k = 1; k < 5; k++) dot(on, 24 + dx * i - cx * k, 22 + dy * i - cy * k, (i + k) % 4 === 0 ? 'plasterShade' : 'white');
		}
	}
}

export function windmill(): Pixmap {
	return finished(48, 64, (on) => {
		for (let y = 22; y < 60; y++) {
			const half = 8 + Math.round((y - 22) / 8);
			for (let x = -half; x < half; x++)
				dot(on, 24 + x, y, x > half * 0.5 ? 'plasterShade' : hash(x, y, 15) < 0.06 ? 'plasterShade' : 'plaster');
		}
		for (let y = 0; y < 10; y++) box(on, 22 - y, 12 + y, 4 + y * 2, 1, y % 3 === 2 ? 'blueDark' : y > 6 ? 'blue' : 'blueLight');
		door(on, 19, 47, 13, ramps.wood);
		window(on, 21, 36);
		sails(on);
		box(on, 22, 20, 4, 4, 'wood');
	});
}

export function stall(): Pixmap {
	return finished(48, 32, (on) => {
		for (const x of [4, 41]) box(on, x, 10, 3, 20, 'wood');
		box(on, 4, 20, 40, 8, 'woodLight');
		box(on, 4, 24, 40, 4, 'wood');
		for (const [x, ramp] of [
			[9, ramps.red],
			[15, ramps.grass],
			[21, ramps.pumpkin],
			[27, ramps.wheat],
			[33, ramps.red],
			[39, ramps.violet],
		] as const)
			ball(on, x, 19, 3, 2.5, ramp);
		for (let x = 1; x < 47; x++) {
			const strip = Math.floor(x / 6) % 2 === 0;
			const length = 12 + (x % 6 === 0 || x % 6 === 5 ? 0 : 1);
			for (let y = 1; y < length; y++) dot(on, x, y, strip ? (y > 8 ? 'redDark' : 'red') : y > 8 ? 'plasterShade' : 'white');
		}
	});
}

export function well(): Pixmap {
	return finished(32, 32, (on) => {
		box(on, 7, 8, 2, 14, 'wood');
		box(on, 23, 8, 2, 14, 'wood');
		roof(on, 4, 1, 24, 8, ramps.blue);
		ball(on, 16, 24, 11, 6, ramps.stone);
		ball(on, 16, 21, 9, 3.4, ['waterDeep', 'waterDeep', 'water', 'waterLight']);
		for (let x = 6; x < 26; x += 5) box(on, x, 25, 1, 3, 'stoneDark');
		box(on, 16, 9, 1, 9, 'woodDark');
		box(on, 14, 16, 5, 4, 'woodLight');
	});
}
