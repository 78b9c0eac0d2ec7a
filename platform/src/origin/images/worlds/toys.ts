import type { Scene } from './stage.ts';
import { bear } from './toys/bear.ts';
import { castle } from './toys/castle.ts';
import { robot } from './toys/robot.ts';
import { train } from './toys/train.ts';

export const toys: readonly Scene[] = [train, robot, bear, castle];
