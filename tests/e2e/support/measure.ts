import type { Page } from '@playwright/test';

/** Elements wider than the window that are not in a scroller of their own, by tag and class (WCAG 1.4.10). */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
    );
    const names = wide.slice(-3).map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return [`${scrollWidth} px in ${clientWidth}`, ...names];
  });
}

/**
 * Targets smaller than 24 px that are neither in a sentence nor surrounded by enough space (WCAG 2.5.8 and its two
 * exceptions).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const selector = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const isThere = (element: Element) => {
      if (element.closest('[inert], [hidden]') || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      const { width, height } = element.getBoundingClientRect();
      // Visually hidden elements are one pixel until they are focused.
      return width > 1 && height > 1;
    };
    // The box of a target includes its pseudo-elements: a link may cover its whole card.
    const boxOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const { content, position, inset } = getComputedStyle(element, '::after');
      const covers = content !== 'none' && position === 'absolute' && /^(0px ?)+$/.test(inset);
      return covers ? ((element as HTMLElement).offsetParent ?? element).getBoundingClientRect() : own;
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, label')?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    const targets = [...document.querySelectorAll(selector)].filter(isThere).map((element) => {
      const { x, y, width, height } = boxOf(element);
      return { element, x, y, width, height };
    });
    const isSmall = ({ width, height }: { width: number; height: number }) =>
      Math.min(width, height) < LEAST - 0.5;
    type Target = (typeof targets)[number];
    const isCrowded = (small: Target) =>
      targets.some((other) => {
        if (other === small || other.element.contains(small.element)) return false;
        const [cx, cy] = [small.x + small.width / 2, small.y + small.height / 2];
        if (isSmall(other)) {
          const [ox, oy] = [other.x + other.width / 2, other.y + other.height / 2];
          return Math.hypot(cx - ox, cy - oy) < LEAST - 0.5;
        }
        const dx = Math.max(other.x - cx, 0, cx - other.x - other.width);
        const dy = Math.max(other.y - cy, 0, cy - other.y - other.height);
        return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
      });
    return targets
      .filter((target) => isSmall(target) && !isInSentence(target.element) && isCrowded(target))
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return `${element.tagName} “${name.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`;
      });
  });
}

/** The focused element if another element covers it completely (WCAG 2.4.11); otherwise null. */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x1, x2] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
    const [y1, y2] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
    const spots = [x1, (x1 + x2) / 2, x2].flatMap((x) => [y1, (y1 + y2) / 2, y2].map((y) => [x, y] as const));
    const isSeen = spots.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return isSeen && x2 > x1 && y2 > y1 ? null : `${element.tagName} “${name.trim().slice(0, 40)}”`;
  });
}
