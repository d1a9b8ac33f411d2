import { splitGid } from '@tilewright/format';

console.log(splitGid(0x80000001));
