import { propertiesWords } from '../../messages/en/properties-words.ts';
import type { ChosenType } from './model/values.ts';

/** Names a type in lists of choices. */
export const typeKey = ({ type, propertytype = '' }: ChosenType): string => (propertytype === '' ? type : `${type}:${propertytype}`);

/** A type as people read it: the custom type, else the type of the format. */
export const typeLabel = ({ type, propertytype = '' }: ChosenType): string =>
	propertytype === '' ? propertiesWords.types[type] : propertytype;
