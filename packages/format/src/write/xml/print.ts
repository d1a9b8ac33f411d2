import type { CustomTypes } from '../../custom-types/model.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import type { CompiledVariant } from '../../spec/compile.ts';
import type { ResourceName } from '../../spec/field.ts';
import { RESOURCES } from '../../spec/index.ts';
import { isBlank } from '../../xml/characters.ts';
import { LAYER_ELEMENTS } from '../../xml/element-names.ts';
import { transparentFrom, transparentText } from '../../xml/scalar.ts';
import { at, enter, indexesIn, itemsOf, leave } from '../items.ts';
import type { Plan } from '../plans.ts';
import { fieldsAt, Plans, planned } from '../plans.ts';
import type { PrintContext } from '../print-context.ts';
import type { Piece } from '../sink.ts';
import { isWritten } from '../written-fields.ts';
import type { Attribute, Attributes } from './element-writer.ts';
import { ElementWriter, keyOf } from './element-writer.ts';
import { nibblesText, numbersText, pointsText, scalarOf, scalarText, valueText } from './field-text.ts';
import { arePlainPoints } from './points.ts';
import { PropertyPrinter } from './property.ts';
import { TileDataPrinter } from './tile-data.ts';
import type { UnknownForm } from './unknown.ts';
import { unknownForm } from './unknown.ts';
import type { FieldInXml } from './xml-fields.ts';
import { xmlFields } from './xml-fields.ts';

/** An unknown field that is written as elements. */
interface UnknownElements {
	readonly key: string;
	readonly found: unknown;
	readonly name: string;
	readonly values: readonly RawObject[];
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
			printUnknowns: (value, { unknown, variant }) => void this.#printUnknownAttributes(unknown, value, variant.resource.name),
			printItems: (items) => this.#printItems('listitem', 'item', items),
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
		const { fields, indexes, unknown, variant } = plan;
		let elements: readonly UnknownElements[] | undefined;
		let image: Attributes | undefined;
		this.#writer.start(element);
		for (let i = 0; i < fields.length; i++) {
			const field = fields[i];
			if (field === undefined) continue;
			const { known, form, key } = field;
			const index = indexes[i] ?? -1;
			const given = index < 0 ? undefined : own[index];
			if (!this.#isInXml(field, given, value, variant)) continue;
			// A field that is missing in a document made by hand gets its default.
			const found = given ?? known.field.default;
			if (key !== undefined) {
				this.#printAttribute(field, key, found);
				continue;
			}
			elements ??= this.#printUnknownAttributes(unknown, value, variant.resource.name);
			if (form.form === 'image') {
				image ??= [];
				image.push(this.#imageAttribute(field, form.name, found));
				continue;
			}
			if (image !== undefined) this.#printImage(image);
			image = undefined;
			if (form.form === 'text') this.#printText(scalarText(found), elements.length > 0);
			else {
				this.#path.push(field.name);
				this.#printChild(field, found, value, element);
				this.#path.pop();
			}
		}
		if (image !== undefined) this.#printImage(image);
		this.#printUnknownElements(elements ?? this.#printUnknownAttributes(unknown, value, variant.resource.name));
		this.#writer.end(element);
	}

	#printAttribute({ name, form }: FieldInXml, key: Piece, found: unknown): void {
		if (form.form === 'attribute') this.#writer.attribute(key, scalarOf(found));
		else if (Array.isArray(found)) this.#writer.attribute(key, form.form === 'numbers' ? numbersText(found) : nibblesText(found));
		else at(this.#path, name, () => this.#cannotHold(name, found));
	}

	#imageAttribute({ name, known }: FieldInXml, attribute: string, found: unknown): Attribute {
		return [attribute, known.field.type === 'color' ? this.#transparentColor(name, String(found)) : scalarOf(found)];
	}

	/** @param beforeElements - whether elements of unknown fields follow */
	#printText(text: string, beforeElements: boolean): void {
		if (text !== '' || !beforeElements) this.#writer.text(text, beforeElements);
	}

	/** X3: a color without `#` reads back as one with it. */
	#transparentColor(name: string, color: string): string {
		const text = transparentText(color);
		const again = transparentFrom(text);
		if (again !== color)
			this.#context.report.add(notInXml, [...this.#path, name], { what: `the color ${short(color)}`, becomes: short(again) });
		return text;
	}

	/** Whether a field is written. Defaults are omitted, unless Tiled always writes the field. */
	#isInXml(field: FieldInXml, found: unknown, value: RawObject, variant: CompiledVariant): boolean {
		const { name, known, isOther, unlessDefault } = field;
		if (isOther && value[known.name] !== undefined) {
			if (found !== undefined)
				this.#context.report.add(notInXml, [...this.#path, name], {
					what: `\`${name}\` beside \`${known.name}\`, which is the same field`,
				});
			return false;
		}
		if (!unlessDefault) return isWritten(field, found, value, variant);
		return found !== undefined && found !== known.field.default && !(Array.isArray(found) && found.length === 0);
	}

	/** @param element - the name of the element that contains the child */
	#printChild({ name, form, known: { field } }: FieldInXml, found: unknown, holder: RawObject, element: string): void {
		const { type } = field;
		if (form.form === 'marker' && found === true) this.#writer.empty(form.name, []);
		else if (form.form === 'points' && Array.isArray(found)) this.#printPoints(form.name, found);
		else if (form.form === 'data' && element === 'chunk') this.#tileData.cells(found, holder);
		else if (form.form === 'data') this.#tileData.data(found, holder);
		else if (form.form === 'layers' && Array.isArray(found)) this.#printItems('layer', 'layer', found);
		else if (form.form === 'child' && typeof type === 'object' && 'of' in type && isObject(found))
			this.#printResource(type.of, form.name, found);
		else if (form.form === 'children' && typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(found)) {
			if (type.list === 'chunk') {
				this.#printItems('chunk', form.name, this.#tileData.startChunks(found, holder));
				this.#writer.end('data');
			} else {
				if (form.wrapper !== undefined) this.#writer.start(form.wrapper);
				this.#printItems(type.list, form.name, found);
				if (form.wrapper !== undefined) this.#writer.end(form.wrapper);
			}
		} else this.#cannotHold(name, found);
	}

	#printItems(resource: ResourceName, element: string, list: readonly unknown[]): void {
		const plans = this.#plansFor(resource);
		const items = itemsOf(resource, list);
		const indexes = indexesIn(list, items);
		for (let i = 0; i < items.length; i++) {
			const item = items[i];
			const entered = enter(this.#path, item, indexes?.get(item) ?? i, this.#context.placeOf);
			if (isObject(item))
				this.#printResource(resource, (resource === 'layer' && LAYER_ELEMENTS[String(item['type'])]) || element, item, plans);
			else this.#reportNoObject(item);
			leave(this.#path, entered);
		}
	}

	#reportNoObject(item: unknown): void {
		this.#reportLost(`${item === undefined ? 'an empty place' : short(item)} in a list of objects`);
	}

	/** X3: a `data:` URL is an image that holds its bytes. */
	#printImage(attributes: Attributes): void {
		const source = attributes.find(([name]) => name === 'source')?.[1] ?? '';
		const embedded = /^data:image\/([\w.+-]+);base64,([A-Za-z0-9+/=]*)$/.exec(String(source));
		if (embedded === null) {
			this.#writer.empty('image', attributes);
			return;
		}
		this.#writer.start('image');
		this.#writer.attribute('format', embedded[1] ?? '');
		for (const [name, value] of attributes) if (name !== 'source') this.#writer.attribute(name, value);
		this.#writer.start('data');
		this.#writer.attribute('encoding', 'base64');
		this.#writer.text(embedded[2] ?? '');
		this.#writer.end('data');
		this.#writer.end('image');
	}

	#printPoints(name: string, found: readonly unknown[]): void {
		if (arePlainPoints(found)) {
			this.#writer.start(name);
			this.#writer.points(POINTS, found);
			this.#writer.end(name);
			return;
		}
		for (const [i, point] of found.entries())
			at(this.#path, i, () => {
				if (!isObject(point)) this.#reportNoObject(point);
				else if (Object.keys(point).length > 2) this.#reportLost('an unknown field of a point');
			});
		this.#writer.empty(name, [['points', pointsText(found)]]);
	}

	/** Reports a value that is not of the type of its field. A missing one is already reported. */
	#cannotHold(name: string, found: unknown): void {
		if (found !== undefined) this.#reportLost(`${short(found)} as \`${name}\``);
	}

	#reportLost(what: string): void {
		this.#context.report.add(notInXml, this.#path, { what });
	}

	/**
	 * Writes unknown fields as attributes, and reports those that do not read back the same.
	 *
	 * @returns those that are written as elements
	 */
	#printUnknownAttributes(names: readonly string[], holder: RawObject, resource?: ResourceName): readonly UnknownElements[] {
		if (names.length === 0) return NONE;
		const elements: UnknownElements[] = [];
		for (const key of names) {
			const found = holder[key];
			if (found === undefined) continue;
			const form = unknownForm(key, found, holder, resource);
			if (form === undefined || form.becomes !== undefined) this.#reportUnknown(key, found, form, resource);
			if (form?.as === 'attribute') this.#writer.attribute(form.name, form.text);
			else if (form !== undefined) elements.push({ key, found, name: form.name, values: form.values });
		}
		return elements;
	}

	#reportUnknown(key: string, found: unknown, form: UnknownForm | undefined, resource: ResourceName | undefined): void {
		const isKnown = resource !== undefined && Object.hasOwn(RESOURCES[resource].fields, key);
		const what = `${form === undefined || typeof found === 'object' ? '' : 'the type of '}${isKnown ? '' : 'the unknown field '}\`${key}\``;
		this.#context.report.add(notInXml, [...this.#path, key], { what, ...(form?.becomes !== undefined && { becomes: form.becomes }) });
	}

	#printUnknownElements(elements: readonly UnknownElements[]): void {
		for (const { key, found, name, values } of elements)
			at(this.#path, key, () => {
				if (isObject(found)) this.#printUnknown(name, found);
				else for (const [i, one] of values.entries()) at(this.#path, i, () => this.#printUnknown(name, one));
			});
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
		this.#writer.start(name);
		const elements = this.#printUnknownAttributes(Object.keys(fields), value);
		if (!isBlank(text)) this.#writer.text(text, elements.length > 0);
		this.#printUnknownElements(elements);
		this.#writer.end(name);
	}
}

const NONE: readonly UnknownElements[] = [];

const POINTS = /* @__PURE__ */ keyOf('points');
