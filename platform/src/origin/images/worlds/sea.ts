import { beneath } from './sea/beneath.ts';
import { cliffs } from './sea/cliffs.ts';
import { lighthouse } from './sea/lighthouse.ts';
import { shore } from './sea/shore.ts';
import { sunset } from './sea/sunset.ts';
import { swell } from './sea/swell.ts';
import type { Scene } from './stage.ts';

export const sea: readonly Scene[] = [sunset, lighthouse, swell, shore, beneath, cliffs];
