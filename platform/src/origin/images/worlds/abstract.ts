import { door } from './abstract/door.ts';
import { planes } from './abstract/planes.ts';
import { ribbons } from './abstract/ribbons.ts';
import { stageLight } from './abstract/stage-light.ts';
import { stair } from './abstract/stair.ts';
import type { Scene } from './stage.ts';

export const abstract: readonly Scene[] = [ribbons, stair, stageLight, planes, door];
