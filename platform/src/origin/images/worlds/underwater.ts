import type { Scene } from './stage.ts';
import { garden } from './underwater/garden.ts';
import { lanterns } from './underwater/lanterns.ts';
import { leviathan } from './underwater/leviathan.ts';
import { ruin } from './underwater/ruin.ts';

export const underwater: readonly Scene[] = [leviathan, lanterns, garden, ruin];
