import * as browser from '../../src/codec/inflate.browser.ts';
import { testInflate } from './inflate-suite.ts';

testInflate('pako', browser);
