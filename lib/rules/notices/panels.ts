import type { PartnerPanel } from '@/lib/shared/sites/sites';
import { INSTALL_AFTER_SECONDS, PANEL_AFTER_SECONDS, RATE_AFTER_SECONDS } from './constants';

/**
 * Panels at the edge of a page (spec 3 §4 Notifications), the most important first. A brand names those of partners in its row
 * (`lib/shared/sites/sites.ts`).
 */
export const PANEL_IDS = [
  'register',
  'email',
  'almatv_install',
  'freedommedia_install',
  'freedommedia_promo',
  'permission',
  'install',
  'galam_poll2',
  'survey_rate',
] as const;

export type PanelId = (typeof PANEL_IDS)[number];

/** Spec 3 §4 Notifications: after this time a closed panel may appear again, in seconds. */
export const RETURN_SECONDS: Readonly<Record<PanelId, number>> = {
  register: 28_800,
  email: 0,
  almatv_install: 259_200,
  freedommedia_install: 259_200,
  freedommedia_promo: 0,
  permission: 1_209_600,
  install: 0,
  galam_poll2: 0,
  survey_rate: 0,
};

export interface PanelFacts {
  /** Seconds since this tab came to the site. */
  used: number;
  viewer: 'guest' | 'user' | 'child';
  /** Null while it is unknown. */
  hasEmail: boolean | null;
  /** The panels of the brand. */
  ofPartner: readonly PartnerPanel[];
  isPhone: boolean;
  /** The browser offers to install the site: Chromium that has not installed it. */
  canInstall: boolean;
  /** Pushes are possible here, and the browser has not asked the viewer yet. */
  canAllowPushes: boolean;
}

/** When each panel was closed, in Unix seconds. */
export type ClosedPanels = Partial<Record<PanelId, number>>;

/** Whether a closed panel may appear again. A panel without a time returns with the next visit. */
export function mayReturn(id: PanelId, closed: ClosedPanels, now: number): boolean {
  const at = closed[id];
  // A panel that was closed for good has a time in the far future, so it never returns.
  return at === undefined || now - at >= RETURN_SECONDS[id];
}

/** The panel of a page that is due, if any; `register` belongs to title pages, which know the trial. */
export function duePanel(facts: PanelFacts, isClosed: (id: PanelId) => boolean): PanelId | null {
  return PANEL_IDS.find((id) => isFor(id, facts) && !isClosed(id)) ?? null;
}

/** Whether it is meant for this viewer at this time. */
export function isFor(id: PanelId, facts: PanelFacts): boolean {
  const { used, viewer, hasEmail, ofPartner, isPhone, canInstall, canAllowPushes } = facts;
  if (viewer === 'child' || used < PANEL_AFTER_SECONDS) return false;
  switch (id) {
    case 'register':
      return false;
    case 'email':
      return viewer === 'user' && hasEmail === false;
    case 'permission':
      return viewer === 'user' && canAllowPushes;
    case 'survey_rate':
      return viewer === 'user' && used >= RATE_AFTER_SECONDS;
    case 'galam_poll2':
      return viewer === 'user' && ofPartner.includes(id);
    case 'install':
      return canInstall && !isPhone && used >= INSTALL_AFTER_SECONDS;
    case 'almatv_install':
    case 'freedommedia_install':
      return isPhone && ofPartner.includes(id);
    case 'freedommedia_promo':
      return ofPartner.includes(id);
  }
}
