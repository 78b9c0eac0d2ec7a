import type { PanelId } from './panels';

/** Spec 3 §7: the survey after a cancellation (the panel survey_unsubscribe of §4). */
const CANCELLATION_SURVEY = 1;

/** The surveys that panels lead to (spec 3 §4 Notifications). */
export const SURVEY_PANELS = { survey_rate: 2, galam_poll2: 3 } as const satisfies Partial<
  Record<PanelId, number>
>;

/** The survey that a modal was opened for; without one it is that of a cancellation. */
export function surveyOf(data: unknown): number {
  const requested = typeof data === 'object' && data !== null && 'survey' in data ? data.survey : null;
  return Object.values(SURVEY_PANELS).find((id) => id === requested) ?? CANCELLATION_SURVEY;
}

/** Whether the survey takes one answer only, as a rating does; the platform does not say which surveys do. */
export const hasOneAnswer = (survey: number): boolean => survey === SURVEY_PANELS.survey_rate;
