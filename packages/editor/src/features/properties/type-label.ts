import type { ChosenType } from './model/values.ts';
import { propertiesWords } from './properties-words.ts';

/** Names a type in lists of choices. */
export const typeKey = ({ type, propertytype = '' }: ChosenType): string => (propertytype === '' ? type : `${type}:${propertytype}`);

/** A type as people read it: the custom type, else the type of the format. */
export const typeLabel = ({ type, propertytype = '' }: ChosenType): string =>
	propertytype === '' ? propertiesWords.types[type] : propertytype;
