'use client';

import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import { CastIcon } from './icons';

/** Spec 2 §2: only where the browser can cast. The script of Google Cast loads when the pointer or the focus arrives. */
export function CastButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const state = useKey('castState');
  const source = useKey('source');
  if (state === 'unavailable' || !source) return null;
  const isOn = state === 'connected';
  const prepare = () => send('prepareCast');
  return (
    <ControlButton
      label={isOn ? labels.castStop : labels.castStart}
      disabled={state === 'connecting'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => send('toggleCast')}
    >
      <CastIcon on={isOn} />
    </ControlButton>
  );
}
