'use client';

import { createContext, useContext } from 'react';

export interface Slide {
  /** It is the one that is seen. */
  isShown: boolean;
  /** Somebody, or their system, wants nothing to move: neither the slides nor what is on them. */
  isStopped: boolean;
}

export const SlideContext = createContext<Slide>({ isShown: false, isStopped: true });

/** For what moves on a slide: the button of the carousel stops it, too (WCAG 2.2.2). */
export const useSlide = () => useContext(SlideContext);
