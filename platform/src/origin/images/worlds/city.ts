import { bridge } from './city/bridge.ts';
import { domes } from './city/domes.ts';
import { river } from './city/river.ts';
import { roofs } from './city/roofs.ts';
import { street } from './city/street.ts';
import type { Scene } from './stage.ts';

export const city: readonly Scene[] = [river, street, roofs, domes, bridge];
