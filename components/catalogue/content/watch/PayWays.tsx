import { Button } from '@/components/ui/button/Button';
import { lookOf } from '@/components/ui/button/look';
import { cx } from '@/components/ui/cx';
import { fill } from '@/components/ui/fill';
import { ChevronDownIcon } from '@/components/ui/icon/navigation';
import { LockIcon } from '@/components/ui/icon/status';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { documentAudience } from '@/lib/audience/of-document';
import { pageLocale } from '@/lib/i18n/load-words';
import { moneyText } from '@/lib/money';
import type { PayButton } from '@/lib/platform/metadata';
import type { WatchPlan } from '@/lib/playback/watch-plan';
import { Face } from './Face';
import type { WatchWords } from './face';
import styles from './watch.module.scss';

interface Props {
  plan: WatchPlan & { kind: 'pay' };
  contentId: string;
  words: WatchWords;
  /** How whoever sells to this viewer writes money. */
  moneyFormat: string | null;
  /** What the licence that is sold means (spec 2 §3 `license_info`). */
  terms: string | null;
  onPay(button: PayButton | null): void;
}

/** Spec 2 §2 Watch button: "a single pay button or a menu for several". */
export function PayWays({ plan, contentId, words, moneyFormat, terms, onPay }: Props) {
  // Nothing is sold to children, and no price is named to them (spec 1 §6): pressed, it says whom to ask.
  if (documentAudience() === 'child') {
    return (
      <Button variant="primary" size="lg" className={styles.watch} onClick={() => onPay(null)}>
        <Face icon={<LockIcon />} label={words.watch} />
      </Button>
    );
  }
  const [only, ...others] = plan.buttons;
  // The platform names no way of its own: the packets are asked for.
  const amount = Number(plan.minPrice) > 0 ? plan.minPrice : null;
  const price = moneyText({ amount, format: moneyFormat }, pageLocale());
  const from = price ? fill(words.priceFrom, { price }) : null;
  if (others.length === 0) {
    return (
      <Button variant="primary" size="lg" className={styles.watch} onClick={() => onPay(only ?? null)}>
        <Face
          icon={<LockIcon />}
          label={only?.caption || words.subscribe}
          sub={only ? only.subCaption : from}
        />
      </Button>
    );
  }
  return (
    <Menu
      id={`ways-${contentId}`}
      className={styles.ways}
      panelClassName={styles.panel}
      triggerClassName={lookOf({ variant: 'primary', size: 'lg' }, styles.watch)}
      trigger={
        <>
          <Face icon={<LockIcon />} label={words.ways} sub={from ?? only?.subCaption} />
          <ChevronDownIcon size="sm" />
        </>
      }
    >
      {plan.buttons.map((button) => (
        <button
          key={`${button.icon}-${button.caption}-${button.subCaption}`}
          type="button"
          data-closes=""
          className={cx(menuItem, styles.way)}
          onClick={() => onPay(button)}
        >
          <Face label={button.caption} sub={button.subCaption} />
        </button>
      ))}
      {terms ? <p className={styles.terms}>{terms}</p> : null}
    </Menu>
  );
}
