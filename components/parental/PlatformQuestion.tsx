'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import { Picture } from '@/components/ui/picture/Picture';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { askToSetPin } from '@/lib/client/parental/ask-pin';
import { declinePin, type ParentalDialogue } from '@/lib/client/parental/calls';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './parental.module.scss';

interface Props {
  dialogue: ParentalDialogue;
  words: Messages['parental'];
  settle(value: unknown): void;
  onClose(): void;
}

/** Texts and buttons of the platform. A button runs its `action`; an unknown one only closes. */
export function PlatformQuestion({ dialogue, words, settle, onClose }: Props) {
  const { isBusy, error, run } = useAttempt(words);
  const { icon, message, buttons } = dialogue;
  const first = buttons.find(({ isPrimary }) => isPrimary) ?? buttons[0];

  const answer = (action: string) => {
    if (action === 'parental_set') return settle(askToSetPin());
    if (action !== 'parental_ignore') return onClose();
    return run(async () => {
      await declinePin();
      onClose();
    });
  };

  return (
    <div className={formStyles.form}>
      {icon ? (
        <Picture src={icon} alt="" shape="square" sizes="96px" priority="eager" className={styles.icon} />
      ) : null}
      <p className={formStyles.intro}>{message}</p>
      <Failure text={error} className={styles.centred} />
      <div className={formStyles.choices}>
        {buttons.map((button) => (
          <Button
            key={`${button.action} ${button.label}`}
            variant={button.isPrimary ? 'primary' : 'quiet'}
            size="lg"
            aria-disabled={isBusy}
            onClick={() => answer(button.action)}
            data-autofocus={button === first || undefined}
          >
            {button.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
