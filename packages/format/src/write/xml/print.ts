import type { CustomTypes } from '../../custom-types/model.ts';
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
import type { PrintContext } from '../context.ts';
import { isWritten } from '../fields.ts';
import { at, eachItem } from '../items.ts';
import type { Plan } from '../plans.ts';
import { fieldsAt, Plans, planned } from '../plans.ts';
import type { Attributes } from './element.ts';
import { ElementWriter, keyOf } from './element.ts';
import { nibblesText, numbersText, pointsText, scalarOf, scalarText, valueText } from './field-text.ts';
import type { FieldInXml } from './fields.ts';
import { xmlFields } from './fields.ts';
import { arePlainPoints } from './points.ts';
import { PropertyPrinter } from './property.ts';
import { TileDataPrinter } from './tile-data.ts';
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
	/** Where the value that is being printed is in the document. */
	readonly #path: (string | number)[] = [];
	readonly #writer: ElementWriter;
	readonly #property: PropertyPrinter;
	readonly #tileData: TileDataPrinter;
	readonly #plans = new Map<ResourceName, Plans<FieldInXml>>();
	/** The fields of the values that are being printed, by the lengths of their paths. */
	readonly #fields: unknown[][] = [];

	constructor(doc: RawObject, context: PrintContext, types: CustomTypes | undefined) {
		this.#context = context;
		this.#writer = new ElementWriter(context.sink, context.layout, context.report, this.#path);
		this.#property = new PropertyPrinter({
			writer: this.#writer,
			report: context.report,
			path: this.#path,
			types,
			printUnknowns: (value, plan) => this.#collectUnknowns(value, plan, noParts()),
			printItems: (items) => this.#each(items, (item) => this.#printResource('listitem', 'item', item)),
		});
		this.#tileData = new TileDataPrinter(context, this.#writer, this.#path, doc['infinite'] === true);
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
		const own = fieldsAt(this.#fields, this.#path);
		const plan = planned(known, value, own, this.#path, this.#context.report);
		if (plan === undefined) return;
		const { resource } = plan.variant;
		if (resource.name === 'property' || resource.name === 'listitem') this.#property.print(element, value, plan);
		else this.#printFields(element, value, plan, own);
	}

	#printFields(element: string, value: RawObject, plan: Plan<FieldInXml>, own: readonly unknown[]): void {
		const { variant, fields, indexes } = plan;
		const isChunk = variant.resource.name === 'chunk';
		const parts = noParts();
		this.#writer.start(element);
		for (let i = 0; i < fields.length; i++) {
			const field = fields[i];
			if (field === undefined || (isChunk && field.form.form === 'data')) continue;
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
		if (isChunk) this.#tileData.endChunk(element, value, () => runAll(parts.children));
		else this.#printParts(element, parts);
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
			case 'nibbles':
				if (Array.isArray(found)) this.#writer.attribute(key, form.form === 'numbers' ? numbersText(found) : nibblesText(found));
				else at(this.#path, name, () => this.#cannotHold(name, found));
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
		return () => at(this.#path, name, () => this.#printChild(name, form, found, field, holder));
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

	#printChild(name: string, form: XmlForm, found: unknown, { type }: CompiledField, holder: RawObject): void {
		if (form.form === 'marker' && found === true) this.#writer.element(form.name, []);
		else if (form.form === 'points' && Array.isArray(found)) this.#printPoints(form.name, found);
		else if (form.form === 'data') this.#tileData.data(found, holder);
		else if (form.form === 'layers' && Array.isArray(found))
			this.#each(found, (layer) => this.#printResource('layer', LAYER_ELEMENTS[String(layer['type'])] ?? 'layer', layer));
		else if (form.form === 'child' && typeof type === 'object' && 'of' in type && isObject(found))
			this.#printResource(type.of, form.name, found);
		else if (form.form === 'children' && typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(found)) {
			const { list } = type;
			const known = this.#plansFor(list);
			const printAll = (items: readonly unknown[]): void =>
				this.#each(items, (item) => this.#printResource(list, form.name, item, known), list);
			if (list === 'chunk') this.#tileData.chunks(found, holder, printAll);
			else if (form.wrapper === undefined) printAll(found);
			else this.#writer.element(form.wrapper, [], () => printAll(found));
		} else this.#cannotHold(name, found);
	}

	#each(list: readonly unknown[], print: (item: RawObject) => void, name?: ResourceName): void {
		eachItem(name, list, this.#path, this.#context.placeOf, (item) => {
			if (isObject(item)) print(item);
			else this.#reportLost(`${item === undefined ? 'an empty place' : short(item)} in a list of objects`);
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

	#printPoints(name: string, found: readonly unknown[]): void {
		if (arePlainPoints(found)) {
			this.#writer.start(name);
			this.#writer.points(POINTS, found);
			this.#writer.end(name);
			return;
		}
		this.#each(found, (point) => {
			if (Object.keys(point).length > 2) this.#reportLost('an unknown field of a point');
		});
		this.#writer.element(name, [['points', pointsText(found)]]);
	}

	/** Reports a value that is not of the type of its field. A missing one is already reported. */
	#cannotHold(name: string, found: unknown): void {
		if (found !== undefined) this.#reportLost(`${short(found)} as \`${name}\``);
	}

	#reportLost(what: string): void {
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
				at(this.#path, name, () => {
					if (isObject(found)) this.#printUnknown(form.name, found);
					else this.#each(form.values, (one) => this.#printUnknown(form.name, one));
				}),
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
