/** A window for the guide: jsdom has no layout and none of these functions. */
export function installGuideLayout(): void {
  document.documentElement.style.fontSize = '16px';
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 1_000 });
  Object.defineProperty(Element.prototype, 'clientHeight', { value: 600 });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    if (options.left !== undefined) this.scrollLeft = options.left;
    if (options.top !== undefined) this.scrollTop = options.top;
  } as typeof Element.prototype.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
