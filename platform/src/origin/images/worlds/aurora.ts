import { clearing } from './aurora/clearing.ts';
import { fjord } from './aurora/fjord.ts';
import { night } from './aurora/night.ts';
import type { Scene } from './stage.ts';

export const aurora: readonly Scene[] = [fjord, night, clearing];
