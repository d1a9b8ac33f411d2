import { browserPlatform } from '../../src/browser/platform.browser.ts';
import { describePlatform } from '../support/platform-tests.ts';

describePlatform('in browsers', browserPlatform);
