import type { Vector } from '@tilewright/geometry';

/** The origin of a view on the page. Browsers paint it at whole pixels of the device, wherever its box begins: positions on it count from there. */
export function originOf(host: HTMLElement): Vector {
	const { left, top } = host.getBoundingClientRect();
	const density = window.devicePixelRatio;
	return { x: Math.round(left * density) / density, y: Math.round(top * density) / density };
}
