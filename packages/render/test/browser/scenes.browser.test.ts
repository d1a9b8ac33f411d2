import { beforeAll } from 'vitest';
import { browserPlatform } from '../../src/browser/platform.browser.ts';
import { loadFonts } from '../../src/index.browser.ts';
import { describeScenes } from '../support/scene-tests.ts';

beforeAll(async () => await loadFonts('/node_modules/dejavu-fonts-ttf'));

describeScenes('in browsers', browserPlatform);
