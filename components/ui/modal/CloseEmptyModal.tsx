'use client';

import { useEffect } from 'react';
import type { ModalProps } from './ModalShell';

/** Closes a dialog without data: after a reload or a step forward in the history only its address remains. */
export function CloseEmptyModal({ frame }: Pick<ModalProps, 'frame'>) {
  const { onClose } = frame;
  useEffect(() => onClose(), [onClose]);
  return null;
}
