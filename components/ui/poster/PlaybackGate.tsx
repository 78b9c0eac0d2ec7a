import type { ReactNode } from 'react';
import type { PlaybackGate as Gate } from '@/lib/rules/playback/gate';
import { Button } from '../button/Button';
import { AlertState } from '../empty/AlertState';
import { LockIcon } from '../icon/lock';
import { MoonIcon } from '../icon/moon';
import { ModalLink } from '../modal/ModalLink';
import { Poster } from './Poster';

export interface GateLabels {
  pinNeeded: string;
  pinText: string;
  enterPin: string;
  retry: string;
  signIn: string;
  bedtime: string;
  screenTimeOver: string;
  askParent: string;
}

interface Props {
  gate: Gate;
  /** The picture behind the PIN request; null leaves it dark. */
  art?: string | null;
  /** Class of a poster in place of the player; a refusal is shown in the page itself. */
  className?: string | undefined;
  labels: GateLabels;
  /** Another link. */
  children: ReactNode;
}

/** Replaces a picture that does not play: the reason and what may help (spec 2 §5, §8). */
export function PlaybackGate({ gate, art = null, className, labels, children }: Props) {
  if (gate.kind === 'pin') {
    return (
      <Poster
        src={art}
        icon={<LockIcon />}
        title={labels.pinNeeded}
        text={labels.pinText}
        className={className}
      >
        <Button variant="primary" onClick={gate.enterPin}>
          {labels.enterPin}
        </Button>
        {children}
      </Poster>
    );
  }
  if (gate.kind === 'screen_time') {
    const title = gate.reason === 'bedtime' ? labels.bedtime : labels.screenTimeOver;
    return (
      <Poster src={art} icon={<MoonIcon />} title={title} text={gate.text} className={className}>
        <Button variant="primary" onClick={gate.askParent}>
          {labels.askParent}
        </Button>
        {children}
      </Poster>
    );
  }
  const { title, text, mayRetry, mayLogIn } = gate.refusal;
  return (
    <AlertState
      title={title}
      text={text}
      retry={mayRetry ? { label: labels.retry, onRetry: gate.retry } : null}
    >
      {mayLogIn ? (
        <ModalLink modal="auth" variant="primary">
          {labels.signIn}
        </ModalLink>
      ) : null}
      {children}
    </AlertState>
  );
}
