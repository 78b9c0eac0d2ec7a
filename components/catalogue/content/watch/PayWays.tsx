import { clsx } from 'clsx';
import { useId } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonClasses } from '@/components/ui/button/classes';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { LockIcon } from '@/components/ui/icon/lock';
import { PlayIcon } from '@/components/ui/icon/playback';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { documentAudience } from '@/lib/client/browser/of-document';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { WatchPlan } from '@/lib/client/playback/watch-plan';
import type { PayButton } from '@/lib/platform/resources/metadata';
import { fill } from '@/lib/shared/i18n/fill';
import { moneyText } from '@/lib/shared/money';
import { isForChild } from '@/lib/shared/sites/audience';
import { ButtonLabel } from './ButtonLabel';
import type { WatchWords } from './button-label';
import styles from './watch.module.scss';

interface Props {
  plan: WatchPlan & { kind: 'pay' };
  words: WatchWords;
  /** Format of amounts of the provider of this viewer. */
  moneyFormat: string | null;
  /** Terms of the licence for sale (spec 2 §3 `license_info`). */
  terms: string | null;
  onPay(button: PayButton | null): void;
}

/** How to pay for a title: one offer is a button, several are a menu (spec 2 §2). */
export function PayWays({ plan, words, moneyFormat, terms, onPay }: Props) {
  // Not of the title: its page may also be open below this one.
  const id = useId();
  // Children cannot buy and see no price (spec 1 §6): a press tells them to ask an adult.
  if (isForChild(documentAudience())) {
    return (
      <Button variant="primary" size="lg" className={styles.watch} onClick={() => onPay(null)}>
        <ButtonLabel icon={<LockIcon />} label={words.watch} />
      </Button>
    );
  }
  const [only, ...others] = plan.buttons;
  // Without offers of the platform the button opens the packets.
  const amount = Number(plan.minPrice) > 0 ? plan.minPrice : null;
  const price = moneyText({ amount, format: moneyFormat }, pageLocale());
  const from = price ? fill(words.priceFrom, { price }) : null;
  if (others.length === 0) {
    return (
      <Button variant="primary" size="lg" className={styles.watch} onClick={() => onPay(only ?? null)}>
        <ButtonLabel
          icon={<PlayIcon />}
          label={only?.caption || words.watch}
          sub={only ? only.subCaption : (from ?? words.subscription)}
        />
      </Button>
    );
  }
  return (
    <Menu
      id={id}
      className={styles.ways}
      panelClassName={styles.panel}
      triggerClassName={buttonClasses({ variant: 'primary', size: 'lg' }, styles.watch)}
      trigger={
        <>
          <ButtonLabel icon={<PlayIcon />} label={words.watch} sub={from ?? only?.subCaption} />
          <ChevronDownIcon size="sm" />
        </>
      }
    >
      {plan.buttons.map((button) => (
        <button
          key={`${button.icon}-${button.caption}-${button.subCaption}`}
          type="button"
          data-closes=""
          className={clsx(menuItem, styles.way)}
          onClick={() => onPay(button)}
        >
          <ButtonLabel label={button.caption} sub={button.subCaption} />
        </button>
      ))}
      {terms ? <p className={styles.terms}>{terms}</p> : null}
    </Menu>
  );
}
