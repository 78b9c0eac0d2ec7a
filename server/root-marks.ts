import { MARK_ATTRIBUTE, PAGE_MARKS, rootAttribute } from '@/lib/shared/root-marks';

const ROOT = '<html ';

/** Sets the marks of a page on its root element, so that its first paint has them. */
export function withRootMarks(html: string): string {
  const marks = PAGE_MARKS.filter((mark) => html.includes(` ${MARK_ATTRIBUTE}="${mark}"`));
  if (marks.length === 0) return html;
  return html.replace(ROOT, ROOT + marks.map((mark) => `${rootAttribute(mark)}="" `).join(''));
}
