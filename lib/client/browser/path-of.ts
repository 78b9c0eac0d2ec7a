/** The element and its ancestors, the nearest first, without the body: on the page the next control may be anywhere. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let step = element; step && step !== document.body; step = step.parentElement) path.push(step);
  return path;
}
