import { act } from '@testing-library/react';

type Callback = (entries: IntersectionObserverEntry[]) => void;

/** jsdom has no layout, so tests report which elements are visible. */
const observers = new Map<Callback, Set<Element>>();
const margins = new WeakMap<Element, string>();

export function installObserver(): void {
  observers.clear();
  globalThis.IntersectionObserver = class {
    private readonly callback: Callback;
    private readonly margin: string;
    constructor(callback: Callback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.margin = rootMargin;
      observers.set(callback, new Set());
    }
    observe(element: Element) {
      observers.get(this.callback)?.add(element);
      margins.set(element, this.margin);
    }
    unobserve(element: Element) {
      observers.get(this.callback)?.delete(element);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
}

export function setVisible(target: Element, isIntersecting: boolean): void {
  act(() => {
    for (const [callback, elements] of observers) {
      if (elements.has(target)) callback([{ target, isIntersecting } as IntersectionObserverEntry]);
    }
  });
}

/** The margin around the window with which an element was last observed. */
export const marginOf = (target: Element): string | undefined => margins.get(target);
