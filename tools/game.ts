/** `npm run game -- canvas`: serves the game of the examples as it is in an engine, and prints its address. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const games = fileURLToPath(new URL('../examples/games', import.meta.url));
const [, , name = ''] = argv;
if (name === '' || !existsSync(join(games, name, 'index.html'))) {
	const names = readdirSync(games).filter((folder) => existsSync(join(games, folder, 'index.html')));
	console.error(`Which game? Run: npm run game -- NAME, where NAME is one of ${names.join(', ')}.`);
	exit(2);
}
const server = await createServer({ configFile: join(games, 'vite.config.ts'), configLoader: 'runner' });
await server.listen();
console.log(`${server.resolvedUrls?.local[0]}games/${name}/`);
