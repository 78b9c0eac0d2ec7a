'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Pointed at for this long, or focused and left there: whoever only passes by sees nothing. */
const USUAL_DWELL: Dwell = { pointerMs: 600, focusMs: 1_200 };
/** Between the thing and its preview the pointer may be over neither. */
const GRACE_MS = 250;

export interface Dwell {
  pointerMs: number;
  focusMs: number;
}

export interface Anchor {
  /** What is pointed at. */
  element: HTMLElement;
  /** Holds it and its preview: whoever is in here is still there. */
  host: HTMLElement;
}

/**
 * Which of the things that `selector` names has its preview open (WCAG 1.4.13): the preview stays while the pointer or the
 * focus is on the thing or the preview, and goes by Escape without moving either. One set of listeners for all of them.
 */
export function useAnchor(selector: string, first: HTMLElement | null, dwell: Dwell = USUAL_DWELL) {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const timer = useRef(0);
  const open = useRef<Anchor | null>(null);

  const show = useCallback((next: Anchor | null) => {
    clearTimeout(timer.current);
    open.current = next;
    setAnchor(next);
  }, []);

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let wanted: HTMLElement | null = null;

    const want = (element: HTMLElement, ms: number) => {
      const host = element.parentElement;
      if (!host || open.current?.element === element || wanted === element) return;
      wanted = element;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => show({ element, host }), ms);
    };
    const leave = (ms: number) => {
      wanted = null;
      clearTimeout(timer.current);
      if (open.current) timer.current = window.setTimeout(() => show(null), ms);
    };
    const at = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && open.current?.host.contains(target) === true;

    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const element = at(target);
      if (isInside(target)) clearTimeout(timer.current);
      else if (element) want(element, dwell.pointerMs);
      else leave(GRACE_MS);
    };
    const focus = ({ target }: FocusEvent) => {
      const element = at(target);
      if (element?.matches(':focus-visible')) want(element, dwell.focusMs);
      else if (!isInside(target)) leave(0);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open.current) return;
      // The page below has its own use of the key.
      event.stopPropagation();
      const { element, host } = open.current;
      if (host.contains(document.activeElement)) element.focus();
      show(null);
    };
    const go = () => {
      wanted = null;
      show(null);
    };
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('keydown', key, { signal, capture: true });
    // It stands where the thing was; what scrolls elsewhere, a carousel by itself, does not move it.
    const scroll = ({ target }: Event) => {
      const thing = open.current?.element ?? wanted;
      if (thing && target instanceof Node && target.contains(thing)) go();
    };
    document.addEventListener('scroll', scroll, { signal, capture: true, passive: true });
    // What leads elsewhere is done with it; other buttons of the preview are not.
    const press = ({ target }: MouseEvent) => {
      const isAction = target instanceof Element && target.closest('[popover] button') !== null;
      if (!isAction || !isInside(target)) go();
    };
    document.addEventListener('click', press, { signal });
    if (first?.isConnected) want(first, dwell.pointerMs);
    return () => {
      life.abort();
      clearTimeout(timer.current);
    };
  }, [selector, first, show, dwell]);

  return { anchor, close: () => show(null) };
}
