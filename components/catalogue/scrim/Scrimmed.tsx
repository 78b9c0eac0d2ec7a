import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { scrimOf } from './scrim-of';

interface Props {
  as: 'header' | 'div';
  picture: string | null;
  color: string | null;
  className: string | undefined;
  artClassName: string | undefined;
  children: ReactNode;
}

/** The top of a page: art to the edges and under the header, with text on a scrim in its colour. */
export function Scrimmed({ as: Element, picture, color, className, artClassName, children }: Props) {
  const scrim = scrimOf(color);
  return (
    <Element className={className} style={scrim.style}>
      <Picture
        src={picture}
        alt=""
        shape="hero"
        sizes="100vw"
        color={scrim.color}
        priority="high"
        className={artClassName}
      />
      {children}
      <RootMark mark="under-header" />
    </Element>
  );
}
