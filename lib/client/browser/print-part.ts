/** Prints one part of the page, alone: a copy of it in a frame of its own. Browser only. */
export function printPart(part: HTMLElement | null, title: string): void {
  if (!part) return;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const inner = frame.contentDocument;
  const view = frame.contentWindow;
  if (!inner || !view) {
    frame.remove();
    return;
  }
  inner.title = title;
  inner.documentElement.lang = document.documentElement.lang;
  inner.body.append(inner.importNode(part, true));
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
