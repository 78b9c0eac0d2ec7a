import { createHash } from 'node:crypto';

type Variant = { name: string; share: number };

export type Experiment = { id: number; name: string; description: string; variants: readonly Variant[] };

/** What is being tried now. Shares are percents and make a hundred; the first variant is how things are. */
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

/** Which of a hundred places somebody has in an experiment: always the same, and another one in every experiment. */
function placeOf(experiment: string, who: string): number {
  return createHash('sha256').update(`${experiment}\n${who}`).digest().readUInt32BE(0) % 100;
}

/** The variant for a device or a user; whoever cannot be told from others gets what everybody had before. */
export function variantFor({ name, variants }: Experiment, who: string | null): string {
  const first = variants[0]?.name ?? '';
  if (who === null) return first;
  const place = placeOf(name, who);
  let upTo = 0;
  for (const variant of variants) {
    upTo += variant.share;
    if (place < upTo) return variant.name;
  }
  return first;
}
