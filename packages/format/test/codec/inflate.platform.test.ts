import { deflate } from '../../src/codec/deflate.browser.ts';
import { inflate } from '../../src/codec/inflate.browser.ts';
import { testInflate } from './inflate-suite.ts';

testInflate('browser', { inflate, deflate });
