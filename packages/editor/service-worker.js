// Keeps the files of the app, so that it works without a network. The build puts in the list of files and a name for this version of it.
const CACHE = 'tilewright-VERSION';
const FILES = 'FILES';

self.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// It takes over when no page uses the version before, so that a page never gets files of two versions.
self.addEventListener('activate', (event) => {
	const drop = async () => {
		const names = await caches.keys();
		await Promise.all(names.filter((name) => name.startsWith('tilewright-') && name !== CACHE).map((name) => caches.delete(name)));
		await self.clients.claim();
	};
	event.waitUntil(drop());
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
	const wanted = request.mode === 'navigate' ? self.registration.scope : request;
	event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)));
});
