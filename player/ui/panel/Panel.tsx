'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { CloseIcon } from '@/components/ui/icon/close';
import { isPhone } from '../../features/support/device';
import { ControlButton } from '../ControlButton';
import { useSend } from '../context';
import { Menu, type MenuShape } from './Menu';
import styles from './panel.module.scss';
import { Sheet } from './Sheet';

interface Props {
  /** Keeps the controls visible under this name. */
  name: string;
  /** For screen readers. */
  label: string;
  title: string;
  closeLabel: string;
  id: string;
  opener: RefObject<HTMLElement | null>;
  shape?: MenuShape;
  /** A button before the title, and one after it. */
  before?: ReactNode;
  after?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** A layer of the controls: a menu above its button, or on a phone a sheet. */
export function Panel(props: Props) {
  const { name, label, title, closeLabel, id, opener, shape, before, after, onKeyDown, children } = props;
  const send = useSend();
  const [isSheet] = useState(isPhone);
  const close = useCallback(() => send('showLayer', null), [send]);
  useEffect(() => {
    send('hold', { by: name, on: true });
    return () => send('hold', { by: name, on: false });
  }, [send, name]);

  const content = (
    <>
      <div className={styles.head}>
        {before}
        <h2 className={styles.title}>{title}</h2>
        {after}
        <ControlButton
          label={closeLabel}
          onClick={() => {
            close();
            opener.current?.focus();
          }}
        >
          <CloseIcon />
        </ControlButton>
      </div>
      {children}
    </>
  );
  return isSheet ? (
    <Sheet {...{ label, id, onKeyDown }} onClose={close}>
      {content}
    </Sheet>
  ) : (
    <Menu {...{ label, id, opener, shape, onKeyDown }} onClose={close}>
      {content}
    </Menu>
  );
}
