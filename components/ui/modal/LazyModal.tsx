'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { AsyncDialog } from './AsyncDialog';
import type { ModalProps } from './ModalShell';

type Body = ComponentType<ModalProps>;

interface Props {
  modal: ModalProps;
  /** The same function each time. */
  load(): Promise<Body>;
}

const loaded = new Map<Props['load'], Body>();

/** A dialog with a script of its own, for what most viewers never open: a spinner, a failure with a retry, then the dialog. */
export function LazyModal({ modal, load }: Props) {
  const [Loaded, setLoaded] = useState<Body | null>(() => loaded.get(load) ?? null);
  const [hasFailed, setFailed] = useState(false);
  const attempt = useCallback(() => {
    setFailed(false);
    load().then(
      (body) => {
        loaded.set(load, body);
        setLoaded(() => body);
      },
      () => setFailed(true),
    );
  }, [load]);
  const isMissing = Loaded === null;
  useEffect(() => {
    if (isMissing) attempt();
  }, [isMissing, attempt]);
  if (Loaded) return <Loaded {...modal} />;
  const { frame, words } = modal;
  return (
    <AsyncDialog {...{ frame, words, hasFailed }} value={null} onRetry={attempt} title={() => ''}>
      {() => null}
    </AsyncDialog>
  );
}
