import { createHash } from 'node:crypto';

type Variant = { name: string; share: number };

export type Experiment = { id: number; name: string; description: string; variants: readonly Variant[] };

/** The running experiments. Shares are percentages and add up to a hundred; the first variant is the current behaviour. */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    id: 1,
    name: 'promo_autoplay',
    description: 'Whether the first promotion of the home page moves by itself',
    variants: [
      { name: 'moving', share: 50 },
      { name: 'still', share: 50 },
    ],
  },
  {
    id: 2,
    name: 'search_suggestions',
    description: 'How many suggestions stand under the search field',
    variants: [
      { name: 'ten', share: 80 },
      { name: 'five', share: 20 },
    ],
  },
];

/** The position of a device or user in an experiment, from 0 to 99: stable, and different in every experiment. */
function positionOf(experiment: string, unit: string): number {
  return createHash('sha256').update(`${experiment}\n${unit}`).digest().readUInt32BE(0) % 100;
}

/** The variant of a device or a user; a caller without an identity gets the current behaviour. */
export function variantFor({ name, variants }: Experiment, unit: string | null): string {
  const first = variants[0]?.name ?? '';
  if (unit === null) return first;
  const position = positionOf(name, unit);
  let upTo = 0;
  for (const variant of variants) {
    upTo += variant.share;
    if (position < upTo) return variant.name;
  }
  return first;
}
