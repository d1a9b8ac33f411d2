export { work } from '../cores/member.ts';
