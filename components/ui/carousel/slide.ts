'use client';

import { createContext, useContext } from 'react';

export interface Slide {
  /** True for the visible slide. */
  isShown: boolean;
  /** True if the viewer or their system has stopped movement of slides and their content. */
  isStopped: boolean;
}

export const SlideContext = createContext<Slide>({ isShown: false, isStopped: true });

/** For moving content of a slide: the button of the carousel stops it, too (WCAG 2.2.2). */
export const useSlide = () => useContext(SlideContext);
