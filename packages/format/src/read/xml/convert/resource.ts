import { imageInFile, repeatedElement } from '../../../issue/findings/structure.ts';
import { droppedByReading } from '../../../issue/findings/upgrade.ts';
import type { Report } from '../../../issue/report.ts';
import { short } from '../../../issue/short.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { setField } from '../../../model/json-value.ts';
import type { ResourceName } from '../../../spec/field.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../../xml/element-names.ts';
import { isNumeric } from '../../../xml/property-text.ts';
import { scalarFrom, transparentFrom } from '../../../xml/scalar.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { XmlField, XmlResource } from '../../../xml/xml-resource.ts';
import { xmlResource } from '../../../xml/xml-resource.ts';
import type { Meanings } from './attribute-meanings.ts';
import { embeddedImage } from './embedded-image.ts';
import type { Drop } from './ignored.ts';
import { dropRest, dropText } from './ignored.ts';
import { dropPropertyRest } from './ignored-in-property.ts';
import { memberTypes, memberValue, typeOf, wrongText } from './property.ts';
import type { SharedImages } from './shared-images.ts';
import { imageFor, sharedImages } from './shared-images.ts';
import { cellsOf, fillData } from './tile-data.ts';
import { unknownFields } from './unknown-elements.ts';
import { numbersFrom, pointsFrom } from './value.ts';

/** The context of converting one document. */
export interface Conversion {
	/** Whether the map is infinite: then a tile layer without chunks is empty. */
	readonly infinite: boolean;
	/** The current path in the JSON form: keys and indexes from the root. */
	readonly path: (string | number)[];
	readonly report: Pick<Report, 'add' | 'count'>;
	readonly meanings: (name: ResourceName) => Meanings;
	/** The images that tiles of the current tileset refer to. */
	readonly images?: SharedImages;
}

/**
 * Converts an element to the JSON form of a resource, by the XML names of its table. The result has the form of JSON files of the same
 * version, and is upgraded like those.
 */
export function resourceFrom(name: ResourceName, element: XmlElement, context: Conversion): RawObject {
	const xml = xmlResource(name);
	const property = name === 'property' || name === 'listitem';
	const raw: RawObject = {};
	const value = fillAttributes(name, element, xml, raw, context);
	if (name === 'layer') raw['type'] = LAYER_TYPES.get(element.name);
	if (property) fillProperty(element, raw, value, context);
	else fillContents(name, xml, element, raw, context);
	return raw;
}

function fillContents(name: ResourceName, xml: XmlResource, element: XmlElement, raw: RawObject, context: Conversion): void {
	if (name === 'chunk') raw['data'] = cellsOf(element, dropAt(['data'], context));
	else {
		const { text: content } = element;
		if (xml.text !== undefined) raw[xml.text] = content;
		else if (content !== '') dropText(element, dropAt([], context));
	}
	const { children } = element;
	if (children.length > 0) addChildren(name, xml, element, children, raw, context);
}

/** @returns the index of the attribute with the value of a property */
function fillAttributes(
	name: ResourceName,
	element: XmlElement,
	xml: XmlResource,
	raw: RawObject,
	context: Conversion,
): number | undefined {
	const { attributeCount } = element;
	const meanings = context.meanings(name);
	let value: number | undefined;
	for (let i = 0; i < attributeCount; i++) {
		const { key, field, value: isValue } = meanings.of(element, i);
		if (field !== undefined) raw[key] = attributeValue(element, i, field);
		else if (isValue) value = i;
		else if (!xml.fields.has(key)) setField(raw, key, element.valueAt(i));
		else dropAt([key], context)({ element, attribute: element.nameAt(i) }, `\`${key}\``, short(element.valueAt(i)));
	}
	return value;
}

function fillProperty(element: XmlElement, raw: RawObject, value: number | undefined, context: Conversion): void {
	const type = typeOf(element);
	// The check gives a property without a type the type of its value, and reports it.
	if (type !== 'class') raw['type'] ??= type;
	const number = value !== undefined && isNumeric(type) ? element.numberAt(value) : undefined;
	raw['value'] =
		wrongText(element, type) ??
		(type === 'list'
			? memberValue(element, type, (item, i) => nested('listitem', item, 'value', i, context))
			: (number ?? memberValue(element, type, noItem, value === undefined ? undefined : element.valueAt(value))));
	if (value === undefined || !element.empty || type === 'class' || type === 'list')
		dropPropertyRest(element, type, (place, source, subject, found) => dropAt(['value', ...place], context)(source, subject, found));
	const types = type === 'class' ? memberTypes(element) : undefined;
	if (types !== undefined) raw['membertypes'] = types;
}

const noItem = (): RawObject => ({});

function attributeValue(element: XmlElement, attribute: number, { form, scalar }: XmlField): unknown {
	if (scalar === 'int' || scalar === 'double' || scalar === 'gid') {
		const number = element.numberAt(attribute);
		if (number !== undefined) return number;
	}
	const text = element.valueAt(attribute);
	if (scalar !== undefined) return scalarFrom(text, scalar);
	return form.form === 'numbers' ? numbersFrom(text) : text;
}

function addChildren(
	name: ResourceName,
	xml: XmlResource,
	element: XmlElement,
	children: readonly XmlElement[],
	raw: RawObject,
	around: Conversion,
): void {
	let others: XmlElement[] | undefined;
	const singles: Singles = { names: undefined };
	const images = name === 'tileset' ? sharedImages(children) : undefined;
	const context = images === undefined ? around : { ...around, images };
	const shared = new Set(images?.values());
	for (const child of children) {
		if (shared.has(child)) continue;
		const known = xml.children.get(child.name);
		const older = name === 'wangset' ? OLDER_LISTS.get(child.name) : undefined;
		if (xml.layers !== undefined && LAYER_TYPES.has(child.name)) push(xml.layers, 'layer', child, raw, context);
		else if (older !== undefined) push(older, 'wangcolor', child, raw, context);
		else if (name === 'layer' && child.name === 'data') {
			if (isFirst(singles, child, 'data', context))
				fillData(child, raw, context.infinite, (chunk) => push('chunks', 'chunk', chunk, raw, context), dropAt(['data'], context));
		} else if (child.name === 'image' && xml.image.size > 0) {
			if (isFirst(singles, child, 'image', context)) fillImage(child, raw, xml, context);
		} else if (known !== undefined) addKnown(child, known, raw, singles, context);
		else if (name !== 'chunk' || child.name !== 'tile') {
			others ??= [];
			others.push(child);
		}
	}
	if (others === undefined) return;
	for (const [key, value] of unknownFields(others)) {
		// In JSON, attributes and elements share one namespace: a known field there has another meaning.
		if (xml.fields.has(key))
			dropAt([key], context)({ element: others.find(({ name: own }) => own === key) ?? element }, `<${key}>`, short(value));
		else setField(raw, Object.hasOwn(raw, key) ? `<${key}>` : key, value);
	}
}

function addKnown(child: XmlElement, known: XmlField, raw: RawObject, singles: Singles, context: Conversion): void {
	const { name, form, field } = known;
	const { type } = field;
	if (typeof type === 'object' && 'list' in type && type.list !== 'int' && form.form === 'children') {
		if (form.wrapper === undefined) push(name, type.list, child, raw, context);
		else {
			addWrapped(child.children, form.name, known, type.list, raw, context);
			dropRest(child, [], [form.name], dropAt([name], context));
		}
	} else if (form.form === 'marker') {
		raw[name] = true;
		dropRest(child, [], [], dropAt([name], context));
	} else if (!isFirst(singles, child, name, context)) return;
	else if (form.form === 'points') {
		raw[name] = pointsFrom(child);
		dropRest(child, ['points'], [], dropAt([name], context));
	} else if (typeof type === 'object' && 'of' in type) raw[name] = nested(type.of, child, name, undefined, context);
}

function addWrapped(
	children: readonly XmlElement[],
	element: string,
	{ name }: XmlField,
	resource: ResourceName,
	raw: RawObject,
	context: Conversion,
): void {
	// A list that is created at once has its exact length.
	if (raw[name] === undefined && children.length > 0 && children.every((child) => child.name === element))
		raw[name] = children.map((item, i) => nested(resource, item, name, i, context));
	else for (const item of children) if (item.name === element) push(name, resource, item, raw, context);
}

function push(field: string, resource: ResourceName, item: XmlElement, raw: RawObject, context: Conversion): void {
	const known = raw[field];
	const list: unknown[] = Array.isArray(known) ? known : [];
	if (list !== known) raw[field] = list;
	list.push(nested(resource, item, field, list.length, context));
}

function nested(resource: ResourceName, element: XmlElement, field: string, index: number | undefined, context: Conversion): RawObject {
	const { path } = context;
	path.push(field);
	if (index !== undefined) path.push(index);
	const result = resourceFrom(resource, element, context);
	path.pop();
	if (index !== undefined) path.pop();
	return result;
}

/** The names of the children so far that may occur only once. Most elements have none. */
interface Singles {
	names: Set<string> | undefined;
}

/** Reports a second element of a kind that may occur once. Nobody knows which one is right. */
function isFirst(singles: Singles, child: XmlElement, field: string, { path, report }: Conversion): boolean {
	if (singles.names?.has(child.name) !== true) {
		singles.names ??= new Set();
		singles.names.add(child.name);
		return true;
	}
	report.add(repeatedElement, [...path, field], { element: child.name }, { element: child });
	return false;
}

function fillImage(own: XmlElement, raw: RawObject, { image }: XmlResource, context: Conversion): void {
	const element = imageFor(own, context.images);
	const source = image.get('source')?.name ?? '';
	const embedded = embeddedImage(element, dropAt([source], context));
	if (embedded !== undefined) {
		raw[source] = embedded;
		context.report.count(imageInFile, '', [...context.path, source], {});
	}
	for (let i = 0; i < element.attributeCount; i++) {
		const key = element.nameAt(i);
		const text = element.valueAt(i);
		const found = image.get(key);
		if (found === undefined) {
			if ((key !== 'format' || embedded === undefined) && (key !== 'id' || element === own))
				dropAt([source], context)({ element, attribute: key }, `\`${key}\` of <image>`, short(text));
			continue;
		}
		raw[found.name] = found.field.type === 'color' ? transparentFrom(text) : attributeValue(element, i, found);
	}
}

/** Returns a function that reports ignored parts of a field. */
function dropAt(field: readonly (string | number)[], { path, report }: Conversion): Drop {
	return (source, what, found) => report.add(droppedByReading, [...path, ...field], { what, found }, source);
}
