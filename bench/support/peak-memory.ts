// Prints by how many bytes reading a map raises the peak memory of this process, with the bytes of the file.
import { readFileSync } from 'node:fs';
import { argv, resourceUsage } from 'node:process';
import { read } from '@tilewright/format';

const peak = (): number => resourceUsage().maxRSS * 1024;

// The first read loads code and compiles it, which takes the same for every map.
read(new TextEncoder().encode('{"type":"map","width":1,"height":1,"tilewidth":1,"tileheight":1,"layers":[]}'));
const before = peak();
const { doc } = read(readFileSync(argv[2] ?? ''));
if (doc === undefined) throw new Error("the benchmark's own map is refused");
process.stdout.write(String(peak() - before));
