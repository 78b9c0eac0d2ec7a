import type { RowTemplate } from '@/lib/catalogue/view';

/** Spec 2 §2: "a row title with more than 2 items links to see-all". */
const SEE_ALL_BEYOND = 2;

/** Spec 2 §2: an open-all tile when there are more than 6 items, for these templates only. */
const OPEN_ALL_BEYOND = 6;
const OPEN_ALL_TEMPLATES: readonly RowTemplate[] = ['content-h', 'content-v', 'history-h', 'channel'];

export function hasSeeAll(count: number): boolean {
  return count > SEE_ALL_BEYOND;
}

export function hasOpenAll(template: RowTemplate, count: number): boolean {
  return count > OPEN_ALL_BEYOND && OPEN_ALL_TEMPLATES.includes(template);
}

type Fit = 'v' | 'h' | 'channel' | 'person';

/** How many tiles of a template are seen at once. */
export function railFit(template: RowTemplate): Fit {
  if (template === 'person') return 'person';
  if (template === 'channel') return 'channel';
  return template === 'content-v' ? 'v' : 'h';
}
