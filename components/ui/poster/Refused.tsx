import type { ReactNode } from 'react';
import type { Refusal } from '@/lib/rules/playback/refusal';
import { AlertState } from '../empty/AlertState';
import { ModalLink } from '../modal/ModalLink';

interface Props {
  refusal: Refusal;
  /** Whoever is logged in already is not asked to. */
  isPerson: boolean;
  labels: { retry: string; signIn: string };
  onRetry(): void;
  /** Another way on. */
  children: ReactNode;
}

/** A stream that was not given: why, and what may help (spec 2 §8). */
export function Refused({ refusal, isPerson, labels, onRetry, children }: Props) {
  const { title, text, mayRetry, mayLogIn } = refusal;
  return (
    <AlertState title={title} text={text} retry={mayRetry ? { label: labels.retry, onRetry } : null}>
      {mayLogIn && !isPerson ? (
        <ModalLink modal="auth" variant="primary">
          {labels.signIn}
        </ModalLink>
      ) : null}
      {children}
    </AlertState>
  );
}
