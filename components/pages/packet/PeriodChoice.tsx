import { OptionCards } from '@/components/ui/choice/OptionCards';
import { Tag } from '@/components/ui/tag/Tag';
import type { PeriodView } from '@/lib/server/pages/packet';
import styles from './card.module.scss';

interface Props {
  label: string;
  periods: readonly PeriodView[];
  chosen: PeriodView;
  onChoose(id: string): void;
}

/** The lengths of time that a packet is sold for: what each costs, what that is a month, and what it saves. */
export function PeriodChoice({ label, periods, chosen, onChoose }: Props) {
  return (
    <OptionCards
      label={label}
      options={periods.map(({ id, name, price, each, discount }) => ({
        value: id,
        title: name,
        hint: each,
        aside: price,
        badge: discount ? <Tag tone="outline">{discount}</Tag> : null,
      }))}
      value={chosen.id}
      onChange={onChoose}
    />
  );
}

/** The whole price of a longer period, and what that is a month. */
export function PeriodPrice({ period: { price, each } }: { period: PeriodView }) {
  return (
    <p className={styles.price}>
      <strong>{price}</strong> {each}
    </p>
  );
}
