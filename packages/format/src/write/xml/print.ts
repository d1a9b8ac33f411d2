import { encodeBase64Bytes } from '../../codec/base64.ts';
import type { CustomTypes } from '../../custom-types/model.ts';
import { unknownType, wrongType } from '../../issue/findings/structure.ts';
import { dataLength } from '../../issue/findings/tile-data.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';
import type { ResourceName, XmlForm } from '../../spec/field.ts';
import { RESOURCES } from '../../spec/index.ts';
import { isBlank } from '../../xml/characters.ts';
import { LAYER_ELEMENTS } from '../../xml/names.ts';
import { transparentFrom, transparentText } from '../../xml/scalar.ts';
import { isWritten } from '../fields.ts';
import { at, eachItem } from '../items.ts';
import type { PrintContext } from '../json/print.ts';
import type { Plan } from '../plans.ts';
import { Plans, reportMissing } from '../plans.ts';
import type { TileEncoding } from '../tile-data.ts';
import { inCells, packed, printCsv } from '../tile-data.ts';
import type { Attributes } from './element.ts';
import { ElementWriter, keyOf } from './element.ts';
import { nibblesText, numbersText, pointsText, scalarOf, scalarText, valueText } from './field-text.ts';
import type { FieldInXml } from './fields.ts';
import { xmlFields } from './fields.ts';
import { arePlainPoints } from './points.ts';
import { PropertyPrinter } from './property.ts';
import { unknownForm } from './unknown.ts';

/** The parts of an element that follow its attributes. */
interface Parts {
	/** Attributes of the `<image>` child. */
	image?: Attributes;
	text?: string | undefined;
	readonly children: (() => void)[];
}

/**
 * Prints a document as XML, with attributes and children in the order of the tables (rules X1–X9). Reports everything that XML cannot
 * hold.
 *
 * @param types - custom types, which define the types of the members of classes (rule X7)
 * @param part - the name of the element, if the resource is only a part of a document
 */
export function printXml(kind: ResourceName, doc: RawObject, context: PrintContext, types?: CustomTypes, part?: string): void {
	new Printer(doc, context, types).document(kind, doc, part);
}

/** Prints one document. It is a class for the same reason as {@link Sink}. */
class Printer {
	readonly #context: PrintContext;
	readonly #infinite: boolean;
	/** Where the value that is being printed is in the document. */
	readonly #path: (string | number)[] = [];
	readonly #writer: ElementWriter;
	readonly #property: PropertyPrinter;
	readonly #plans = new Map<ResourceName, Plans<FieldInXml>>();
	/** The fields of the values that are being printed, by the lengths of their paths. */
	readonly #fieldsAt: unknown[][] = [];

	constructor(doc: RawObject, context: PrintContext, types: CustomTypes | undefined) {
		this.#context = context;
		this.#infinite = doc['infinite'] === true;
		this.#writer = new ElementWriter(context.sink, context.layout, context.report, this.#path);
		this.#property = new PropertyPrinter({
			writer: this.#writer,
			report: context.report,
			path: this.#path,
			types,
			printUnknowns: (value, plan) => this.#collectUnknowns(value, plan, noParts()),
			printItems: (items) => this.#each(items, (item) => this.#printResource('listitem', 'item', item)),
		});
	}

	document(kind: ResourceName, doc: RawObject, part: string | undefined): void {
		const plans = new Plans(this.#context.variantsOf(kind), xmlFields, part === undefined);
		this.#printResource(kind, part ?? RESOURCES[kind].xml ?? kind, doc, plans);
	}

	#plansFor(name: ResourceName): Plans<FieldInXml> {
		const known = this.#plans.get(name);
		if (known !== undefined) return known;
		const added = new Plans(this.#context.variantsOf(name), xmlFields, false);
		this.#plans.set(name, added);
		return added;
	}

	#printResource(name: ResourceName, element: string, value: RawObject, known = this.#plansFor(name)): void {
		const own = this.#fieldsAt[this.#path.length] ?? [];
		this.#fieldsAt[this.#path.length] = own;
		const plan = known.planOf(value, own);
		if (plan === undefined) {
			this.#context.report.add(unknownType, this.#path, { field: 'type', expected: 'a type of the format', found: short(value['type']) });
			return;
		}
		reportMissing(plan, own, this.#path, this.#context.report);
		const { resource } = plan.variant;
		if (resource.name === 'property' || resource.name === 'listitem') this.#property.print(element, value, plan);
		else this.#printFields(element, value, plan, own);
	}

	#printFields(element: string, value: RawObject, plan: Plan<FieldInXml>, own: readonly unknown[]): void {
		const { variant, fields, indexes } = plan;
		const parts = noParts();
		this.#writer.start(element);
		for (let i = 0; i < fields.length; i++) {
			const field = fields[i];
			if (field === undefined) continue;
			const { name, known } = field;
			const index = indexes[i] ?? -1;
			const found = index < 0 ? undefined : own[index];
			const isOther = field.isOther && value[known.name] !== undefined;
			if (isOther && found !== undefined)
				this.#context.report.add(notInXml, [...this.#path, name], {
					what: `\`${name}\` beside \`${known.name}\`, which is the same field`,
				});
			// A field that is missing in a document made by hand gets its default.
			if (!isOther && this.#isInXml(field, found, value, variant)) this.#collect(field, found ?? known.field.default, value, parts);
		}
		this.#collectUnknowns(value, plan, parts);
		this.#printParts(element, parts);
	}

	/** Writes or adds the fields that are not part of the format, or not of the variant. */
	#collectUnknowns(value: RawObject, { unknown, variant }: Plan<FieldInXml>, parts: Parts): void {
		for (const name of unknown) this.#collectUnknown(name, value[name], value, parts, variant.resource.name);
	}

	/** Writes a field that is an attribute, or adds it to the parts: an attribute of the image, the text, or a child that is written later. */
	#collect({ name, known: field, form, key }: FieldInXml, found: unknown, value: RawObject, parts: Parts): void {
		switch (form.form) {
			case 'attribute':
				this.#writer.attribute(key, scalarOf(found));
				break;
			case 'numbers':
				this.#writer.attribute(key, numbersText(found));
				break;
			case 'nibbles':
				this.#writer.attribute(key, nibblesText(found));
				break;
			case 'image': {
				if (parts.image === undefined) {
					const image: Attributes = [];
					parts.image = image;
					parts.children.push(() => this.#printImage(image));
				}
				parts.image.push([form.name, field.field.type === 'color' ? this.#transparentColor(name, String(found)) : scalarOf(found)]);
				break;
			}
			case 'text':
				parts.text = scalarText(found);
				break;
			default:
				parts.children.push(this.#child(name, form, found, field, value));
		}
	}

	/** A function of its own, since one that captures variables costs memory at each call of the function around it. */
	#child(name: string, form: XmlForm, found: unknown, field: CompiledField, holder: RawObject): () => void {
		return () => at(this.#path, name, () => this.#printChild(form, found, field, holder));
	}

	/** X3: a color without `#` reads back as one with it. */
	#transparentColor(name: string, color: string): string {
		const text = transparentText(color);
		const again = transparentFrom(text);
		if (again !== color)
			this.#context.report.add(notInXml, [...this.#path, name], { what: `the color ${short(color)}`, becomes: short(again) });
		return text;
	}

	/** Ends an element with its parts. */
	#printParts(element: string, { text, children }: Parts): void {
		if (text !== undefined && children.length === 0) this.#writer.endWithText(element, text);
		else if (text !== undefined && text !== '') this.#writer.endMixed(element, text, () => runAll(children));
		else this.#writer.end(element, children.length === 0 ? undefined : () => runAll(children));
	}

	/** Whether a field is written. Defaults are omitted, unless Tiled always writes the field. */
	#isInXml(field: FieldInXml, found: unknown, value: RawObject, variant: CompiledVariant): boolean {
		const { known, unlessDefault } = field;
		if (!unlessDefault) return isWritten(field, found, value, variant);
		return found !== undefined && found !== known.field.default && !(Array.isArray(found) && found.length === 0);
	}

	#printChild(form: XmlForm, found: unknown, field: CompiledField, holder: RawObject): void {
		const { type } = field;
		if (form.form === 'marker') {
			if (found === true) this.#writer.element(form.name, []);
			else this.#cannotHold(`\`${form.name}\` that is not true`);
		} else if (form.form === 'points') this.#printPoints(form.name, found);
		else if (form.form === 'data') this.#printData(found, holder);
		else if (form.form === 'layers')
			this.#each(found, (layer) => this.#printResource('layer', LAYER_ELEMENTS[String(layer['type'])] ?? 'layer', layer));
		else if (form.form === 'child' && typeof type === 'object' && 'of' in type && isObject(found))
			this.#printResource(type.of, form.name, found);
		else if (form.form === 'children' && typeof type === 'object' && 'list' in type && type.list !== 'int') {
			const { list } = type;
			if (list === 'chunk') this.#printChunks(found, holder);
			else {
				const known = this.#plansFor(list);
				const printAll = (): void => this.#each(found, (item) => this.#printResource(list, form.name, item, known), list);
				if (form.wrapper === undefined) printAll();
				else this.#writer.element(form.wrapper, [], printAll);
			}
		}
	}

	#each(list: unknown, print: (item: RawObject) => void, name?: ResourceName): void {
		if (!Array.isArray(list)) return;
		eachItem(name, list, this.#path, this.#context.placeOf, (item) => {
			if (isObject(item)) print(item);
		});
	}

	/** X3: a `data:` URL is an image that holds its bytes. */
	#printImage(attributes: Attributes): void {
		const source = attributes.find(([name]) => name === 'source')?.[1] ?? '';
		const embedded = /^data:image\/([\w.+-]+);base64,([A-Za-z0-9+/=]*)$/.exec(String(source));
		if (embedded === null) this.#writer.element('image', attributes);
		else {
			const others = attributes.filter(([name]) => name !== 'source');
			this.#writer.element('image', [['format', embedded[1] ?? ''], ...others], () => {
				this.#writer.start('data');
				this.#writer.attribute('encoding', 'base64');
				this.#writer.endWithText('data', embedded[2] ?? '');
			});
		}
	}

	#printData(found: unknown, layer: RawObject): void {
		const how = this.#context.encodingOf(layer);
		if (this.#infinite && found instanceof Uint32Array && found.length === 0 && how.compression === '')
			this.#context.report.add(notInXml, this.#path.slice(0, -1), {
				what: 'a layer of no cells in an infinite map',
				becomes: 'a layer without chunks',
			});
		this.#writer.start('data');
		for (const [name, value] of dataAttributes(how)) this.#writer.attribute(name, value);
		this.#writer.endRaw('data', (inner, outer) => this.#printCells(found, layer, how, inner, outer));
	}

	#printChunks(list: unknown, layer: RawObject): void {
		const how = this.#context.encodingOf(layer);
		let found = list;
		if (!this.#infinite && Array.isArray(found) && found.length === 0) {
			// Otherwise it would read back as a finite layer without its cells.
			const [x, y] = [wholeOr0(layer['startx']), wholeOr0(layer['starty'])];
			found = [{ x, y, width: 0, height: 0, data: new Uint32Array() }];
			this.#context.report.add(notInXml, this.#path, {
				what: 'a layer without chunks in a map that is not infinite',
				becomes: 'a layer with an empty chunk',
			});
		}
		for (const [field, axis] of [
			['startx', 'x'],
			['starty', 'y'],
		] as const) {
			// XML has no fields for the start of the chunks; readers compute it.
			if (Array.isArray(found) && layer[field] !== leastOf(found, axis)) {
				const becomes = String(leastOf(found, axis));
				this.#context.report.add(notInXml, [...this.#path.slice(0, -1), field], { what: `\`${field}\` apart from the chunks`, becomes });
			}
		}
		this.#writer.element('data', dataAttributes(how), () =>
			this.#each(found, (chunk) => {
				const parts = noParts();
				this.#writer.start('chunk');
				for (const name of CHUNK_FIELDS) this.#writer.attribute(name, scalarOf(chunk[name]));
				for (const [name, unknown] of Object.entries(chunk))
					if (name !== 'data' && !CHUNK_FIELDS.includes(name)) this.#collectUnknown(name, unknown, chunk, parts, 'chunk');
				this.#writer.endRaw('chunk', (inner, outer) => {
					this.#printCells(chunk['data'], chunk, how, inner, outer);
					runAll(parts.children);
				});
			}),
		);
	}

	#printCells(found: unknown, holder: RawObject, how: TileEncoding, inner: string, outer: () => void): void {
		const width = Number(holder['width']);
		const cells = width * Number(holder['height']);
		const text = this.#context.stored?.get(found);
		if (!(found instanceof Uint32Array))
			this.#context.report.add(wrongType, this.#path, { field: 'data', expected: 'a Uint32Array', found: short(found) });
		else if (text === undefined && found.length !== cells)
			this.#context.report.add(dataLength, this.#path, { found: inCells(found.length), expected: inCells(cells) });
		else if (how.encoding === 'base64') {
			this.#context.sink.text(inner);
			this.#context.sink.ascii(text ?? encodeBase64Bytes(packed(found, how)));
			outer();
		} else {
			this.#context.sink.text(inner);
			printCsv(this.#context.sink, found, this.#context.layout.indent === undefined ? 0 : width);
			if (inner !== '') this.#context.sink.text('\n');
		}
	}

	#printPoints(name: string, found: unknown): void {
		if (arePlainPoints(found)) {
			this.#writer.start(name);
			this.#writer.points(POINTS, found);
			this.#writer.end(name);
			return;
		}
		this.#each(found, (point) => {
			if (Object.keys(point).length > 2) this.#cannotHold('an unknown field of a point');
		});
		this.#writer.element(name, [['points', pointsText(found)]]);
	}

	#cannotHold(what: string): void {
		this.#context.report.add(notInXml, this.#path, { what });
	}

	/** Writes an unknown field as an attribute, or adds it to the parts. Reports it if it does not read back the same. */
	#collectUnknown(name: string, found: unknown, holder: RawObject, { children }: Parts, resource?: ResourceName): void {
		if (found === undefined) return;
		const form = unknownForm(name, found, holder, resource);
		if (form?.becomes !== undefined || form === undefined) {
			const isKnown = resource !== undefined && Object.hasOwn(RESOURCES[resource].fields, name);
			const what = `${form === undefined || typeof found === 'object' ? '' : 'the type of '}${isKnown ? '' : 'the unknown field '}\`${name}\``;
			this.#context.report.add(notInXml, [...this.#path, name], { what, ...(form?.becomes !== undefined && { becomes: form.becomes }) });
		}
		if (form?.as === 'attribute') this.#writer.attribute(form.name, form.text);
		else if (form !== undefined)
			children.push(() =>
				at(this.#path, name, () =>
					isObject(found) ? this.#printUnknown(form.name, found) : this.#each(found, (one) => this.#printUnknown(form.name, one)),
				),
			);
	}

	#printUnknown(name: string, value: RawObject): void {
		const { '#text': found, ...fields } = value;
		const text = found === undefined ? '' : valueText(found);
		if (isBlank(text) ? found !== undefined : text !== found) {
			const becomes = isBlank(text) ? {} : { becomes: short(text) };
			this.#context.report.add(notInXml, [...this.#path, '#text'], {
				what: `${short(found)} as the text of an unknown element`,
				...becomes,
			});
		}
		const parts = { ...noParts(), text: isBlank(text) ? undefined : text };
		this.#writer.start(name);
		for (const [key, unknown] of Object.entries(fields)) this.#collectUnknown(key, unknown, value, parts);
		this.#printParts(name, parts);
	}
}

const POINTS = /* @__PURE__ */ keyOf('points');

const noParts = (): Parts => ({ children: [] });

function runAll(children: readonly (() => void)[]): void {
	for (const print of children) print();
}

const CHUNK_FIELDS: readonly string[] = ['x', 'y', 'width', 'height'];

const dataAttributes = ({ encoding, compression }: TileEncoding): Attributes => [
	['encoding', encoding],
	...(compression === '' ? [] : [['compression', compression] satisfies [string, string]]),
];

/** The start of a chunk must be a whole number, that of a layer only should. */
const wholeOr0 = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

const leastOf = (chunks: readonly unknown[], axis: 'x' | 'y'): number =>
	chunks.length === 0
		? 0
		: chunks.reduce<number>((least, chunk) => Math.min(least, isObject(chunk) ? Number(chunk[axis]) : least), Infinity);
