import { expect, type Page } from '@playwright/test';

/**
 * Checks headings as a screen reader lists them: one of the first level, and no skipped level (quality E5: WCAG 1.3.1,
 * 2.4.6). A modal dialog, or a sheet over a page that is inert, is read alone, and its first heading may have any level.
 */
export async function expectOutline(page: Page, name: string): Promise<void> {
  const { isAlone, headings } = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    // A sheet inside of the page makes only what is beside it inert.
    const isPageInert = document.querySelector('main[inert], [inert] h1, h1[inert]') !== null;
    const sheet = isPageInert && document.querySelector(':popover-open');
    const alone = dialog ?? (sheet || null);
    const all = [...(alone ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const read = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden="true"]'),
    );
    // A heading drawn as a picture is read by the alternative text.
    const wordsOf = (one: Element) => one.textContent?.trim() || one.querySelector('img')?.alt || '';
    const headings = read.map((one) => ({
      level: Number(one.tagName[1]),
      text: wordsOf(one).slice(0, 40),
    }));
    return { isAlone: Boolean(alone), headings };
  });
  const problems = headings
    .filter(({ level, text }, at) => {
      const before = headings[at - 1]?.level ?? (isAlone ? level : 0);
      return text === '' || level > before + 1;
    })
    .map(({ level, text }) => `h${level} “${text}”`);
  const firsts = headings.filter(({ level }) => level === 1).length;
  if (!isAlone && firsts !== 1) problems.push(`${firsts} headings of the first level`);
  expect.soft(problems, `${name}: ${headings.map(({ level }) => level).join(' ')}`).toEqual([]);
}

/**
 * Under reduced motion nothing may move on: no endless animation, no video that starts without a press (WCAG 2.2.2).
 */
export async function expectStill(page: Page, name: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      )
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect).target;
        return `${target?.tagName} ${target?.getAttribute('class')}`;
      }),
  );
  expect.soft(moving, name).toEqual([]);
}
