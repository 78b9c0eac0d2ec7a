'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/shared/i18n/fill';
import { RootMark } from '../root-mark/RootMark';
import { CarouselControls, type CarouselLabels } from './CarouselControls';
import styles from './carousel.module.scss';
import { SlideContext } from './slide';
import { useRotation } from './use-rotation';

interface Props {
  labels: CarouselLabels;
  /** Duration of each slide in seconds; null uses the default. */
  seconds: Array<number | null>;
  className?: string;
  /** True if its art is under the header. */
  isUnderHeader?: boolean;
  /** The row id, for analytics. */
  'data-row'?: string;
  /** Server-rendered slides; script only moves them. */
  children: ReactNode[];
}

/** One slide at a time that changes automatically until the viewer interacts (WCAG 2.2.2). */
export function Carousel({ labels, seconds, className, isUnderHeader, children, ...marks }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const count = children.length;

  const go = (wanted: number) => {
    const target = (wanted + count) % count;
    const strip = track.current;
    // From the last slide to the first it fades instead of scrolling through all the others.
    const isNeighbour = Math.abs(target - index) === 1;
    strip?.scrollTo({ left: target * strip.clientWidth, behavior: isNeighbour ? 'auto' : 'instant' });
    if (!isNeighbour) strip?.animate?.({ opacity: [0.2, 1] }, 300);
    setIndex(target);
  };

  const rotation = useRotation({
    place: track,
    index,
    count,
    seconds: seconds[index] ?? null,
    next: () => go(index + 1),
  });

  // A swipe scrolls natively, so the visible slide determines the current one.
  useEffect(() => {
    const strip = track.current;
    if (!strip) return;
    const slides = Array.from(strip.children).slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setIndex(slides.indexOf(shown.target));
      },
      { root: strip, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  return (
    <section
      {...marks}
      className={clsx(styles.carousel, className)}
      aria-label={labels.region}
      {...rotation.handlers}
    >
      {count > 1 ? (
        <CarouselControls
          labels={labels}
          index={index}
          count={count}
          seconds={rotation.seconds}
          isRotating={rotation.isRotating}
          isStopped={rotation.isStopped}
          onToggle={rotation.toggle}
          onGo={go}
        />
      ) : null}
      <div ref={track} className={styles.track} aria-live={rotation.isRotating ? 'off' : 'polite'}>
        {children.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a name, not a set of form fields.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places.
            key={position}
            role="group"
            // Hidden slides are inert for keyboard and screen readers.
            inert={position !== index}
            aria-label={fill(labels.slide, { number: position + 1, total: count })}
            className={styles.slide}
          >
            <SlideContext value={{ isShown: position === index, isStopped: rotation.isStopped }}>
              {slide}
            </SlideContext>
          </div>
        ))}
      </div>
      {isUnderHeader ? <RootMark mark="under-header" /> : null}
    </section>
  );
}
