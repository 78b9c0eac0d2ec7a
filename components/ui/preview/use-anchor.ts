'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { onDialogsChange, topDialog } from '../dialog/open-dialogs';

/** Time of hover or focus until the preview opens, so that passing over an item opens nothing. */
const USUAL_DWELL: Dwell = { pointerMs: 600, focusMs: 1_200 };
/** On the way from the item to its preview the pointer may be over neither. */
const GRACE_MS = 250;

export interface Dwell {
  pointerMs: number;
  focusMs: number;
}

export interface Anchor {
  /** The hovered or focused item. */
  element: HTMLElement;
  /** Contains the item and its preview: the preview stays while pointer or focus are inside. */
  host: HTMLElement;
}

/**
 * Which item of `selector` has its preview open (WCAG 1.4.13): the preview stays while the pointer or the focus is on
 * the item or the preview, and closes by Escape without moving either. One set of listeners for all items.
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
      timer.current = window.setTimeout(() => {
        // Its list may have changed meanwhile: a popover that is not in the document throws.
        if (element.isConnected) show({ element, host });
      }, ms);
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
      // The page below handles the key, too, and the browser would close the dialog that the item is in.
      event.stopPropagation();
      event.preventDefault();
      const { element, host } = open.current;
      if (host.contains(document.activeElement)) element.focus();
      show(null);
    };
    const go = () => {
      wanted = null;
      show(null);
    };
    // A dialog covers the page, and gets the keys from then on.
    const cover = () => {
      const thing = open.current?.element ?? wanted;
      const dialog = topDialog();
      if (thing && dialog && !dialog.contains(thing)) go();
    };
    const stopCovering = onDialogsChange(cover);
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('keydown', key, { signal, capture: true });
    // Scrolling of other elements, such as a carousel, does not move the item.
    const scroll = ({ target }: Event) => {
      const thing = open.current?.element ?? wanted;
      if (thing && target instanceof Node && target.contains(thing)) go();
    };
    document.addEventListener('scroll', scroll, { signal, capture: true, passive: true });
    // A link closes the preview; other buttons do not.
    const press = ({ target }: MouseEvent) => {
      const isAction = target instanceof Element && target.closest('[popover] button') !== null;
      if (!isAction || !isInside(target)) go();
    };
    document.addEventListener('click', press, { signal });
    if (first?.isConnected) want(first, dwell.pointerMs);
    return () => {
      life.abort();
      stopCovering();
      clearTimeout(timer.current);
    };
  }, [selector, first, show, dwell]);

  return { anchor, close: () => show(null) };
}
