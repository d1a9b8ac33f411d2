/** The script of a pyramid's page, for browsers. The variable `pyramid` holds the description. */
export const VIEWER_SCRIPT = `'use strict';
const canvas = document.getElementById('map');
const place = document.getElementById('place');
const context = canvas.getContext('2d');
const { tileSize, maxZoom, width, height, origin, scale, maps } = pyramid;
const most = 512;
const tiles = new Map();
// The point of the picture at the center of the window, and pixels of the screen per pixel of the picture.
const camera = { x: width / 2, y: height / 2, zoom: 1 };
let waiting = false;
let pointer;

function fit() {
	return Math.min(innerWidth / width, innerHeight / height);
}

function showAll() {
	Object.assign(camera, { x: width / 2, y: height / 2, zoom: Math.min(1, fit()) });
	refresh();
}

function refresh() {
	if (waiting) return;
	waiting = true;
	requestAnimationFrame(() => { waiting = false; draw(); });
}

function tileAt(z, x, y) {
	const key = z + '/' + x + '/' + y;
	let tile = tiles.get(key);
	if (tile === undefined) {
		tile = new Image();
		tile.onload = tile.onerror = refresh;
		tile.src = key + '.png';
	}
	// Keep the most recently used tiles last.
	tiles.delete(key);
	tiles.set(key, tile);
	return tile;
}

function draw() {
	const ratio = devicePixelRatio || 1;
	const [w, h] = [Math.round(innerWidth * ratio), Math.round(innerHeight * ratio)];
	if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h; }
	const zoom = camera.zoom * ratio;
	const z = Math.max(0, Math.min(maxZoom, maxZoom + Math.ceil(Math.log2(zoom) - 0.01)));
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, w, h);
	const left = Math.round(camera.x * zoom - w / 2);
	const top = Math.round(camera.y * zoom - h / 2);
	context.fillStyle = '#33363d';
	context.fillRect(-left, -top, width * zoom, height * zoom);
	drawTiles(z, zoom, left, top, w, h);
	if (pointer) showPosition(pointer.x, pointer.y);
	for (const key of tiles.keys()) {
		if (tiles.size <= most) break;
		tiles.delete(key);
	}
}

function drawTiles(z, zoom, left, top, w, h) {
	const covered = tileSize * 2 ** (maxZoom - z);
	const size = covered * zoom;
	const up = Math.min(3, z);
	const share = 2 ** up;
	context.imageSmoothingEnabled = size < tileSize;
	const last = { x: Math.ceil(width / covered) - 1, y: Math.ceil(height / covered) - 1 };
	for (let y = Math.max(0, Math.floor(top / size)); y <= Math.min(last.y, Math.floor((top + h) / size)); y++) {
		for (let x = Math.max(0, Math.floor(left / size)); x <= Math.min(last.x, Math.floor((left + w) / size)); x++) {
			const tile = tileAt(z, x, y);
			// Until a tile is loaded, a part of a coarser tile is shown.
			const shown = tile.complete ? tile : tileAt(z - up, Math.floor(x / share), Math.floor(y / share));
			if (!shown.complete || shown.naturalWidth === 0) continue;
			const part = shown === tile ? tileSize : tileSize / share;
			const [fromX, fromY] = shown === tile ? [0, 0] : [(x % share) * part, (y % share) * part];
			// Whole pixels avoid seams.
			const [x0, y0] = [Math.round(x * size), Math.round(y * size)];
			const [x1, y1] = [Math.round((x + 1) * size), Math.round((y + 1) * size)];
			context.drawImage(shown, fromX, fromY, part, part, x0 - left, y0 - top, x1 - x0, y1 - y0);
		}
	}
}

function zoomAt(factor, x, y) {
	const zoom = Math.max(Math.min(fit(), 1) / 4, Math.min(64, camera.zoom * factor));
	// Keep the point below the pointer in place.
	camera.x += (x - innerWidth / 2) * (1 / camera.zoom - 1 / zoom);
	camera.y += (y - innerHeight / 2) * (1 / camera.zoom - 1 / zoom);
	camera.zoom = zoom;
	hold();
}

function move(x, y) {
	camera.x += x / camera.zoom;
	camera.y += y / camera.zoom;
	hold();
}

function hold() {
	camera.x = Math.max(0, Math.min(width, camera.x));
	camera.y = Math.max(0, Math.min(height, camera.y));
	refresh();
}

function showPosition(x, y) {
	const px = (camera.x + (x - innerWidth / 2) / camera.zoom) / scale.x + origin.x;
	const py = (camera.y + (y - innerHeight / 2) / camera.zoom) / scale.y + origin.y;
	const map = maps.find((each) => px >= each.x && py >= each.y && px < each.x + each.width && py < each.y + each.height);
	const words = [];
	if (map && maps.length > 1) words.push(map.name);
	if (map && map.toTile) {
		const [a, b, c, d, e, f] = map.toTile;
		words.push('tile ' + Math.floor(a * px + c * py + e) + ', ' + Math.floor(b * px + d * py + f));
	}
	words.push('pixel ' + Math.floor(px) + ', ' + Math.floor(py), Math.round(camera.zoom * 1000) / 10 + ' %');
	place.textContent = words.join('   ');
}

const pointers = new Map();
canvas.addEventListener('pointerdown', (event) => {
	canvas.setPointerCapture(event.pointerId);
	pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
canvas.addEventListener('pointermove', (event) => {
	const before = pointers.get(event.pointerId);
	const now = { x: event.clientX, y: event.clientY };
	if (before) {
		pointers.set(event.pointerId, now);
		const other = [...pointers].find(([id]) => id !== event.pointerId);
		if (other) {
			// Two fingers: their distance controls the zoom.
			const apart = (point) => Math.max(1, Math.hypot(point.x - other[1].x, point.y - other[1].y));
			zoomAt(apart(now) / apart(before), (now.x + other[1].x) / 2, (now.y + other[1].y) / 2);
		}
		const share = other ? 0.5 : 1;
		move((before.x - now.x) * share, (before.y - now.y) * share);
	}
	pointer = now;
	refresh();
});
for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, (event) => pointers.delete(event.pointerId));
canvas.addEventListener('wheel', (event) => {
	event.preventDefault();
	const lines = event.deltaMode === 1 ? 16 : 1;
	zoomAt(2 ** (-event.deltaY * lines / 240), event.clientX, event.clientY);
}, { passive: false });
canvas.addEventListener('dblclick', (event) => zoomAt(2, event.clientX, event.clientY));
addEventListener('resize', refresh);
addEventListener('keydown', (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const step = Math.min(innerWidth, innerHeight) / 4;
	const keys = {
		ArrowLeft: () => move(-step, 0), ArrowRight: () => move(step, 0), ArrowUp: () => move(0, -step), ArrowDown: () => move(0, step),
		'+': () => zoomIn(2), '=': () => zoomIn(2), '-': () => zoomIn(0.5), '0': showAll, Home: showAll,
	};
	if (!Object.hasOwn(keys, event.key)) return;
	event.preventDefault();
	keys[event.key]();
});
const zoomIn = (factor) => zoomAt(factor, innerWidth / 2, innerHeight / 2);
document.getElementById('in').onclick = () => zoomIn(2);
document.getElementById('out').onclick = () => zoomIn(0.5);
document.getElementById('all').onclick = showAll;
showAll();
`;
