import { alone } from './balloons/alone.ts';
import { flight } from './balloons/flight.ts';
import { lake } from './balloons/lake.ts';
import { string } from './balloons/string.ts';
import type { Scene } from './stage.ts';

export const balloons: readonly Scene[] = [flight, alone, string, lake];
