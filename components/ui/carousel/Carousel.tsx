'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../fill';
import { CarouselControls, type CarouselLabels } from './CarouselControls';
import styles from './carousel.module.scss';
import { SlideContext } from './slide';
import { useRotation } from './use-rotation';

interface Props {
  labels: CarouselLabels;
  /** Time of each slide in seconds; null takes the default. */
  seconds: Array<number | null>;
  className?: string;
  /** Its art begins under the header of the page. */
  isUnderHeader?: boolean;
  /** A mark of the whole for whoever reads the page. */
  'data-row'?: string;
  /** Slides, rendered on the server and only moved here. */
  children: ReactNode[];
}

/** Slides one at a time that change by themselves until somebody looks closer (WCAG 2.2.2). */
export function Carousel({ labels, seconds, className, isUnderHeader, children, ...marks }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const count = children.length;

  const go = (wanted: number) => {
    const target = (wanted + count) % count;
    const strip = track.current;
    // From the last to the first through all the others would be a carousel ride: jump and fade instead.
    const isNeighbour = Math.abs(target - index) === 1;
    strip?.scrollTo({ left: target * strip.clientWidth, behavior: isNeighbour ? 'auto' : 'instant' });
    if (!isNeighbour) strip?.animate?.({ opacity: [0.2, 1] }, 300);
    setIndex(target);
  };

  const rotation = useRotation({ index, count, seconds: seconds[index] ?? null, next: () => go(index + 1) });

  // A swipe moves the strip without us: the slide that fills it says which one is shown.
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
      data-under-header={isUnderHeader || undefined}
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
            // What is not shown is not there for the keyboard and for those who listen.
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
    </section>
  );
}
