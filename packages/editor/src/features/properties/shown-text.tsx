import { useFieldAttributes } from '../../ui/field.tsx';
import { propertiesWords } from './properties-words.ts';

/** A value that cannot be changed here. */
export function ShownText({
	value,
	mixed,
	label,
}: {
	readonly value: string;
	readonly mixed: boolean;
	readonly label?: string | undefined;
}) {
	const { id, 'aria-label': name } = useFieldAttributes(label);
	return (
		<output id={id} aria-label={name} class="property-text">
			{mixed ? propertiesWords.mixed : value}
		</output>
	);
}
