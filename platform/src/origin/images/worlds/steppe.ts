import type { Scene } from './stage.ts';
import { aul } from './steppe/aul.ts';
import { caravan } from './steppe/caravan.ts';
import { horseman } from './steppe/horseman.ts';
import { road } from './steppe/road.ts';
import { tree } from './steppe/tree.ts';
import { wild } from './steppe/wild.ts';

export const steppe: readonly Scene[] = [horseman, caravan, aul, tree, road, wild];
