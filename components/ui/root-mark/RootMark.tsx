'use client';

import { useRootMark } from '@/lib/client/hooks/use-root-mark';
import { MARK_ATTRIBUTE, type PageMark } from '@/lib/shared/root-marks';

/** Marks the root element while a part of the page is there; in stored pages the server has set the mark already. */
export function RootMark({ mark }: { mark: PageMark }) {
  useRootMark(mark);
  return <span hidden {...{ [MARK_ATTRIBUTE]: mark }} />;
}
