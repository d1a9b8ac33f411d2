import type {
	CapsuleObject,
	EllipseObject,
	PointObject,
	PolygonObject,
	PolylineObject,
	RectangleObject,
	Text,
	TextObject,
} from '@tilewright/format';

/** The fields of any object: 40 × 20 pixels at 10, 20. */
const plain = { id: 1, name: '', type: '', x: 10, y: 20, width: 40, height: 20, rotation: 0, opacity: 1, visible: true };

const base = (fields: Partial<typeof plain>) => ({ ...plain, properties: [], ...fields });

export const rectangle = (fields: Partial<typeof plain> = {}): RectangleObject => base(fields);

export const ellipse = (fields: Partial<typeof plain> = {}): EllipseObject => ({ ...base(fields), ellipse: true });

export const capsule = (fields: Partial<typeof plain> = {}): CapsuleObject => ({ ...base(fields), capsule: true });

export const point = (fields: Partial<typeof plain> = {}): PointObject => ({ ...base({ width: 0, height: 0, ...fields }), point: true });

const TRIANGLE = [
	{ x: 0, y: 0 },
	{ x: 30, y: 0 },
	{ x: 0, y: 16 },
];

export const polygon = (polygon = TRIANGLE): PolygonObject => ({ ...base({ width: 0, height: 0 }), polygon });

export const polyline = (polyline = TRIANGLE): PolylineObject => ({ ...base({ width: 0, height: 0 }), polyline });

/** A text with default fields. */
export const textOf = (text: string, fields: Partial<Text> = {}): Text => ({
	fontfamily: 'sans-serif',
	pixelsize: 16,
	wrap: false,
	color: '#000000',
	bold: false,
	italic: false,
	underline: false,
	strikeout: false,
	kerning: true,
	halign: 'left',
	valign: 'top',
	...fields,
	text,
});

export const textObject = (text: string, fields: Partial<typeof plain> = {}): TextObject => ({ ...base(fields), text: textOf(text) });
