import axe from 'axe-core';

/** The problems that axe finds in a rendered part; colours and drawn text need a real browser (tests/e2e/support/axe.ts). */
export async function axeProblems(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
