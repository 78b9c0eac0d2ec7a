import { Button } from '@/components/ui/button/Button';
import formStyles from '@/components/ui/form/form.module.scss';
import { askToSetPin } from '@/lib/client/parental/ask-pin';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  words: Messages['parental'];
  settle(value: unknown): void;
  onClose(): void;
}

/** Offers to set a PIN; after "not now" it is offered again at the next login. */
export function StartOffer({ words, settle, onClose }: Props) {
  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{words.startText}</p>
      <div className={formStyles.choices}>
        <Button variant="primary" size="lg" onClick={() => settle(askToSetPin())} data-autofocus>
          {words.startSet}
        </Button>
        <Button variant="quiet" size="lg" onClick={onClose}>
          {words.startLater}
        </Button>
      </div>
    </div>
  );
}
