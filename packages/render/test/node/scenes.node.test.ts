import { nodePlatform } from '../../src/index.node.ts';
import { describeScenes } from '../support/scene-tests.ts';

describeScenes('in Node', nodePlatform);
