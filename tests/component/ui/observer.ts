import { act } from '@testing-library/react';

type Callback = (entries: IntersectionObserverEntry[]) => void;

/** jsdom has no layout: the test says what is seen. */
const observers = new Map<Callback, Set<Element>>();

export function installObserver(): void {
  observers.clear();
  globalThis.IntersectionObserver = class {
    private readonly callback: Callback;
    constructor(callback: Callback) {
      this.callback = callback;
      observers.set(callback, new Set());
    }
    observe(element: Element) {
      observers.get(this.callback)?.add(element);
    }
    unobserve(element: Element) {
      observers.get(this.callback)?.delete(element);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
}

export function see(target: Element, isIntersecting: boolean): void {
  act(() => {
    for (const [callback, elements] of observers) {
      if (elements.has(target)) callback([{ target, isIntersecting } as IntersectionObserverEntry]);
    }
  });
}
