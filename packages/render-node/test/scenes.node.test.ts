import { describeScenes } from '../../render/test/support/scene-tests.ts';
import { nodePlatform } from '../src/index.ts';

describeScenes('in Node', nodePlatform);
