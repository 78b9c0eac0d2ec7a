import { camp } from './mountains/camp.ts';
import { gorge } from './mountains/gorge.ts';
import { islands } from './mountains/islands.ts';
import { summit } from './mountains/summit.ts';
import { valley } from './mountains/valley.ts';
import type { Scene } from './stage.ts';

export const mountains: readonly Scene[] = [valley, summit, gorge, islands, camp];
