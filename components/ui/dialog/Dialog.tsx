'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icon/close';
import styles from './dialog.module.scss';
import { useModal } from './use-modal';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  /** The name of the dialog: `title` is visible, `label` is for screen readers only. */
  title?: string;
  label?: string;
  /** `page`: an overlay with a complete page; `panel`: a centred question; `brand`: a panel with the picture of a partner; `wide`: a larger panel; `middle`: a panel with everything in its middle; `column`: a page of one column. */
  variant?: 'page' | 'panel' | 'brand' | 'wide' | 'middle' | 'column';
  /** Spec 3 §2 Modal shell: dialogs flagged hideClose cannot be closed by the viewer. */
  hideClose?: boolean;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** Those that are a panel with something more. */
const PANELS: readonly string[] = ['wide', 'brand', 'middle'];

/** The shell of every overlay: inert page behind, Escape, press outside, focus back to the opener. */
export function Dialog(props: Props) {
  const { isOpen, onClose, closeLabel, title, label, variant = 'panel', hideClose = false } = props;
  const dialog = useModal({ isOpen, onClose, hideClose, isPage: variant === 'page' });
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      onKeyDown={props.onKeyDown}
      className={clsx(styles.dialog, PANELS.includes(variant) && styles.panel, styles[variant])}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? titleId : undefined}
      // While it fades out it ignores keys and pointer.
      inert={!isOpen}
    >
      <div className={styles.sheet}>
        {hideClose ? null : (
          <div className={styles.corner} data-corner="">
            <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        {title ? (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        ) : null}
        {props.children}
      </div>
    </dialog>
  );
}
