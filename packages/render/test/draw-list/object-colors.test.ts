import type { CustomClass } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { objectColors } from '../../src/draw-list/object-colors.ts';

const classOf = (fields: Partial<CustomClass>): CustomClass => ({ kind: 'class', name: 'Door', useAs: ['object'], members: [], ...fields });
const types = (...classes: CustomClass[]) => ({ classes, enums: [] });

describe('the colors of an object [E115]', () => {
	it('are gray if nothing sets a color', () => {
		expect(objectColors({ type: 'Door' }, {})).toEqual({ line: '#a0a0a4', fill: '#32a0a0a4' });
	});

	it('are those of its layer', () => {
		expect(objectColors({ type: '' }, { color: '#ff0000' })).toEqual({ line: '#ff0000', fill: '#32ff0000' });
	});

	it('have the same fill opacity for any line color', () => {
		expect(objectColors({ type: '' }, { color: '#80FF0000' })).toEqual({ line: '#80FF0000', fill: '#32FF0000' });
	});

	it('are those of its class rather than of its layer [P1]', () => {
		const door = types(classOf({ color: '#00ff00' }));
		expect(objectColors({ type: 'Door' }, { color: '#ff0000' }, door).line).toBe('#00ff00');
		expect(objectColors({ type: 'Window' }, { color: '#ff0000' }, door).line).toBe('#ff0000');
	});

	it('are not those of a class that does not apply to objects [P2]', () => {
		expect(objectColors({ type: 'Door' }, {}, types(classOf({ color: '#00ff00', useAs: ['property'] }))).line).toBe('#a0a0a4');
	});

	it('have no fill if the class turns it off', () => {
		expect(objectColors({ type: 'Door' }, {}, types(classOf({ color: '#00ff00', drawFill: false })))).toEqual({ line: '#00ff00' });
	});

	it("are those of its tile's class if it has no class", () => {
		expect(objectColors({ type: '' }, {}, types(classOf({ color: '#00ff00' })), 'Door').line).toBe('#00ff00');
		expect(objectColors({ type: 'Window' }, {}, types(classOf({ color: '#00ff00' })), 'Door').line).toBe('#a0a0a4');
	});

	it('ignore invalid colors', () => {
		expect(objectColors({ type: 'Door' }, { color: 'red' }, types(classOf({ color: '' }))).line).toBe('#a0a0a4');
	});
});
