import { FieldLine } from './field-line.tsx';
import type { Form } from './form.ts';
import { LayerFormat } from './layer-format.tsx';
import { fieldSections } from './model/field-rows.ts';
import { propertiesWords } from './properties-words.ts';
import { Section } from './section.tsx';

/** The fields of the format. */
export function FieldSections({ form }: { readonly form: Form }) {
	const { session, subject } = form;
	return (
		<>
			{fieldSections(subject).map(({ id, info, lines }) => {
				const rows = lines.map((line) => <FieldLine key={line.fields[0].key} form={form} line={line} />);
				if (id === 'main') return <div class="properties-lines">{rows}</div>;
				const isDetails = id === 'details';
				return (
					<Section key={id} title={info?.label ?? propertiesWords.details} isOpenAtFirst={!isDetails}>
						{isDetails && session.kind === 'map' && subject.kind === 'map' && <LayerFormat form={form} session={session} />}
						{rows}
					</Section>
				);
			})}
		</>
	);
}
