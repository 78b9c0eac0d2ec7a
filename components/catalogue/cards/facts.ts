import type { ContentCard } from '@/lib/catalogue/view';

/** The line under a title: "2024 · 16+ · drama". The genre comes last: it is what may be cut. */
export function factsOf(card: Pick<ContentCard, 'year' | 'genre' | 'age'>): string | null {
  const age = card.age ? `${card.age}+` : null;
  return [card.year, age, card.genre].filter(Boolean).join(' · ') || null;
}
