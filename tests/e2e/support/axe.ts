import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResults {
  violations: Array<{ id: string; help: string; nodes: Array<{ target: unknown; failureSummary?: string }> }>;
}

/** Every rule runs. What passed is not described: that would be most of the work, and a megabyte to hand over for each page. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Expects no violation of WCAG 2.2 A and AA on the current page; soft, so that one run reports every page. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // After a navigation on the client the framework writes the title a moment later than the address.
  await expect(page).toHaveTitle(/./);
  // What fades in has too little contrast until it is there.
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity'),
      ),
    )
    .toBe(false);
  const isThere = await page.evaluate(() => 'axe' in window);
  // Injected by the debugger, because the policy of the page allows only its own scripts (quality S26).
  if (!isThere) await page.evaluate(readFileSync(axePath, 'utf8'));
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return (await axe.run(options)).violations;
  }, OPTIONS);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  expect.soft(found, name).toEqual([]);
}

/** Every page has to be accessible at these widths (DESIGN section 7). */
export const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Checks the current page on a phone and on a desktop without loading it again, and leaves it on the desktop. */
export async function expectAccessibleEverywhere(page: Page, name: string): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${name}, ${screen}`);
  }
}
