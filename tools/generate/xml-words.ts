import type { Field, Resource } from '../../packages/format/src/spec/field.ts';

/** Describes the form of a field in XML. */
export function xmlWords(resource: Resource, name: string, field: Field): string {
	const xml = field.xml ?? { form: 'attribute' };
	switch (xml.form) {
		case 'attribute':
			return resource.name === 'point' ? 'a number in `points`' : `attribute \`${xml.name ?? name}\``;
		case 'image':
			return `attribute \`${xml.name}\` of \`<image>\``;
		case 'child':
			return `child \`<${xml.name}>\``;
		case 'children':
			return xml.wrapper === undefined ? `children \`<${xml.name}>\`` : `children \`<${xml.name}>\` of \`<${xml.wrapper}>\``;
		case 'marker':
			return `empty child \`<${xml.name}>\``;
		case 'points':
			return `attribute \`points\` of \`<${xml.name}>\``;
		case 'numbers':
			return `attribute \`${xml.name ?? name}\`, numbers separated by commas`;
		case 'nibbles':
			return `attribute \`${name}\`, one hexadecimal number`;
		case 'data':
			return resource.xml === 'chunk' ? 'content of `<chunk>`' : 'content of `<data>`';
		case 'data-attribute':
			return `attribute \`${xml.name}\` of \`<data>\``;
		case 'layers':
			return 'children `<layer>`, `<objectgroup>`, `<imagelayer>`, `<group>`';
		case 'value':
			return 'attribute `value`, text or nested elements';
		case 'text':
			return 'text of the element';
		case 'none':
			return '–';
	}
}
