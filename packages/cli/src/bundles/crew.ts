export { work } from '../commands/tasks.ts';
