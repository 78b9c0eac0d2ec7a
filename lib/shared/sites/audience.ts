import type { Locale } from '@/lib/shared/i18n/locales';

/** Spec 2 §5, §6: the ages up to which a child profile sees content; its parents choose one. */
export const CHILD_LEVELS = [0, 6, 12] as const;

export type ChildLevel = (typeof CHILD_LEVELS)[number];

/** The audience of each age level. The highest one is what every child profile has until its parents choose. */
const AUDIENCES = { 0: 'child0', 6: 'child6', 12: 'child' } as const satisfies Record<ChildLevel, string>;

export type ChildAudience = (typeof AUDIENCES)[ChildLevel];

export const CHILD_AUDIENCES: readonly ChildAudience[] = Object.values(AUDIENCES);

/**
 * The audience of a page. Pages for children are separate, and separate for each age level: stored separately, and
 * rendered from answers for a child of that level.
 */
export type Audience = 'everyone' | ChildAudience;

export function audienceOf(level: ChildLevel): ChildAudience {
  return AUDIENCES[level];
}

export function isForChild(audience: Audience): audience is ChildAudience {
  return audience !== 'everyone';
}

/** Null for everything else, because it comes from addresses and cookies. */
export function readChildAudience(text: unknown): ChildAudience | null {
  return CHILD_AUDIENCES.find((audience) => audience === text) ?? null;
}

/** The level of an audience; null for everyone. */
export function levelOf(audience: Audience): ChildLevel | null {
  return CHILD_LEVELS.find((level) => AUDIENCES[level] === audience) ?? null;
}

/** The audience and the language of a read from the platform. */
export interface AudienceContext {
  locale: Locale;
  audience: Audience;
  /** Titles that the brand may not show (spec 2 §2 "Blocklist"); none when absent. */
  hidden?: readonly string[];
}
