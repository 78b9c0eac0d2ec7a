import { adrift } from './space/adrift.ts';
import { gate } from './space/gate.ts';
import { landfall } from './space/landfall.ts';
import { launch } from './space/launch.ts';
import { observatory } from './space/observatory.ts';
import type { Scene } from './stage.ts';

export const space: readonly Scene[] = [landfall, adrift, launch, observatory, gate];
