'use client';

import { useEffect } from 'react';
import { focusMarked } from '@/components/ui/dialog/focus-marked';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { useCloseSignal } from '@/components/ui/modal/use-close-signal';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { buy } from '@/lib/client/commerce/buy';
import { readCheck } from '@/lib/client/promo/calls';
import { logInForPromo } from '@/lib/client/promo/return';
import { STEPS, stepNumber, type WizardState } from '@/lib/client/promo/wizard';
import { codeInAddress, isPromoInput } from '@/lib/rules/promo/path';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { CardStep } from './CardStep';
import { CodeForm } from './CodeForm';
import { DecisionStep } from './DecisionStep';
import styles from './promo.module.scss';
import { usePromoWizard } from './use-promo-wizard';

type Words = Messages['promo'];

/** Spec 3 §4 Promo wizard: enter a code, log in, link a card, finished; steps that are not needed are skipped. */
export function PromoWizard({ frame, data, words }: ModalProps) {
  const { state, enter, confirm, restart, relink, cardLinked, cardFailed } = usePromoWizard(
    isPromoInput(data)
      ? { code: data.code, check: readCheck(data.check) }
      : { code: codeInAddress(location.pathname, location.search), check: null },
  );
  const { onClose } = frame;
  const closing = useCloseSignal(frame);
  const self = { id: 'promocode_wizard', to: null, data: { code: state.code } } as const;

  useEffect(() => {
    if (state.at) focusMarked();
  }, [state.at]);

  const step = (own: Words) => {
    switch (state.at) {
      case 'code':
        return <CodeForm words={own} code={state.code} error={state.error} onSubmit={enter} />;
      case 'checking':
      case 'applying':
        return (
          <div className={styles.waiting}>
            <Spinner label={state.at === 'checking' ? own.checking : own.applying} />
          </div>
        );
      case 'login':
        return (
          <DecisionStep
            text={fill(own.loginText, { code: state.code })}
            yes={own.login}
            onYes={() => logInForPromo(state.code)}
            no={own.other}
            onNo={restart}
          />
        );
      case 'confirm':
        return (
          <DecisionStep
            text={state.check.text}
            more={state.check.gives}
            yes={own.confirm}
            onYes={confirm}
            no={own.other}
            onNo={restart}
          />
        );
      case 'card':
        return (
          <CardStep
            words={own}
            note={state.check.missing}
            hasFailed={state.hasFailed}
            back={self}
            onAgain={relink}
            onLinked={cardLinked}
            onFailed={cardFailed}
            onClose={onClose}
          />
        );
      case 'pay':
        return (
          <DecisionStep
            text={state.check.missing ?? state.check.text}
            more={state.check.gives}
            yes={own.pay}
            onYes={() => buy({ kind: 'promo', code: state.code }, null, closing())}
            no={own.other}
            onNo={restart}
          />
        );
      case 'finished':
        return <DecisionStep text={state.use.text || own.finishedText} yes={own.watch} onYes={onClose} />;
    }
  };

  return (
    <WordsDialog frame={frame} words={words} name="promo" title={(own) => titleOf(state, own)}>
      {(own) => (
        <div className={styles.wizard}>
          {/* How many steps there are is known only after the code: most need no card, and many no login. */}
          {state.at === 'code' ? null : (
            <div className={styles.progress}>
              <p className={styles.step} role="status">
                {fill(own.steps, {
                  step: stepNumber(state),
                  total: STEPS.length,
                  name: own[STEPS[stepNumber(state) - 1] ?? STEPS[0]],
                })}
              </p>
              {/* The sentence says the same. */}
              <span aria-hidden="true">
                <ProgressBar percent={(100 * stepNumber(state)) / STEPS.length} label="" />
              </span>
            </div>
          )}
          {step(own)}
        </div>
      )}
    </WordsDialog>
  );
}

function titleOf(state: WizardState, own: Words): string {
  if (state.at === 'code') return own.ask;
  if (state.at === 'finished') return state.use.title || own.finishedTitle;
  if (state.at === 'confirm' || state.at === 'pay' || state.at === 'card')
    return state.check.title || own.title;
  return own.title;
}
