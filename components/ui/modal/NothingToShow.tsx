'use client';

import { useEffect } from 'react';
import type { ModalProps } from './ModalShell';

/** A dialog whose data went with the page before: a reload, or a step forward in the history, brings its address only. */
export function NothingToShow({ frame }: Pick<ModalProps, 'frame'>) {
  const { onClose } = frame;
  useEffect(() => onClose(), [onClose]);
  return null;
}
