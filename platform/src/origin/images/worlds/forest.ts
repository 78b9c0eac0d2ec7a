import { cabin } from './forest/cabin.ts';
import { glade } from './forest/glade.ts';
import { ranks } from './forest/ranks.ts';
import { trunks } from './forest/trunks.ts';
import type { Scene } from './stage.ts';

export const forest: readonly Scene[] = [ranks, trunks, cabin, glade];
