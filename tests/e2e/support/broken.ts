import type { Page, Route } from '@playwright/test';

/** What a call may do instead of answering. */
export const FAULTS = ['delay', 'hang', 'cut', 'garbage', '403', '429', '500'] as const;
export type Fault = (typeof FAULTS)[number];

/** Late, but within every limit of a single call. */
const DELAY_MS = 6_000;
/** A fault is an answer of the platform, also for a script of another origin. */
const headers = { 'access-control-allow-origin': '*' };

/** Lets every request to an address fail in one way. */
export async function breakCalls(
  page: Page,
  address: RegExp,
  fault: Fault,
  onCall: () => void,
): Promise<void> {
  await page.route(address, (route) => {
    onCall();
    return answer(route, fault);
  });
}

async function answer(route: Route, fault: Fault): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'cut') return route.abort('connectionreset');
  if (fault === 'garbage') return route.fulfill({ status: 200, headers, body: '{"id":1,"ti<html>502' });
  if (fault !== 'delay') {
    const detail = 'The platform refuses';
    const json = { error: { message: detail }, status_code: Number(fault), detail, error_code: 'error' };
    return route.fulfill({ status: Number(fault), headers, json });
  }
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  // The page may be closed by then.
  await route.continue().catch(() => {});
}

interface Spinners {
  isOn: boolean;
  longestMs: number;
}

/**
 * Measures in the page how long a spinner was on screen without a text that says why and leads on. What a busy machine
 * needs before the call is not counted.
 */
export async function watchSpinners(page: Page) {
  await page.addInitScript(() => {
    const state: Spinners = { isOn: false, longestMs: 0 };
    Object.assign(window, { spinners: state });
    const isSeen = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    let since: number | null = null;
    setInterval(() => {
      const isAlone =
        state.isOn &&
        isSeen('[data-loading-poster], [class*=spinner]') &&
        !isSeen('[role=alert] button, [role=alert] a, [data-testid=player-slow] button');
      if (!isAlone) since = null;
      else since ??= performance.now();
      if (since !== null) state.longestMs = Math.max(state.longestMs, performance.now() - since);
    }, 100);
  });
  return {
    begin: () => {
      const begin = () => {
        (window as unknown as { spinners: Spinners }).spinners.isOn = true;
      };
      page.evaluate(begin).catch(() => {});
    },
    longestMs: () => page.evaluate(() => (window as unknown as { spinners: Spinners }).spinners.longestMs),
  };
}
