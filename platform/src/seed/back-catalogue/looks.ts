import type { World } from '../basics.ts';
import type { GenreKey } from '../data/genres.ts';

const worlds: Partial<Record<GenreKey, readonly World[]>> = {
  drama: ['steppe', 'city', 'mountains', 'sea'],
  comedy: ['city', 'balloons', 'steppe'],
  thriller: ['city', 'forest', 'sea', 'abstract'],
  crime: ['city', 'abstract'],
  detective: ['city', 'forest'],
  scifi: ['space', 'aurora', 'abstract'],
  adventure: ['mountains', 'steppe', 'sea'],
  history: ['steppe', 'mountains'],
  cartoon: ['toys', 'balloons', 'forest'],
  family: ['balloons', 'forest', 'steppe'],
  romance: ['city', 'sea', 'forest'],
  horror: ['forest', 'aurora', 'abstract'],
  documentary: ['steppe', 'underwater', 'mountains'],
};

/** The worlds that suit a genre. */
export const worldsOf = (genre: GenreKey): readonly World[] => worlds[genre] ?? ['abstract'];

/** Backgrounds of pages by world, dark enough for white text (types.ts). */
export const colours: Record<World, readonly string[]> = {
  mountains: ['#1d3c5c', '#2a3350', '#3a2a3f'],
  sea: ['#0c3a4a', '#0a2f52', '#123a3c'],
  city: ['#1c1f33', '#2b1a24', '#3a2410', '#182233'],
  steppe: ['#3a2a18', '#4a3312', '#33361a', '#402613'],
  space: ['#1b1440', '#101a38', '#231342'],
  abstract: ['#2a1b2e', '#22303f', '#3b1f1a'],
  forest: ['#123a2c', '#1f3327', '#2b3a1c'],
  aurora: ['#0f3a3c', '#142442', '#0b2b2a'],
  underwater: ['#0a2f52', '#0b3b46'],
  balloons: ['#4a1f33', '#402613', '#3d1638'],
  toys: ['#4a2a14', '#3d1a2e', '#1f4022'],
};
