import { CheckIcon } from '@/components/ui/icon/status';
import type { PacketPage } from '@/lib/server/pages/packet';
import styles from './packet.module.scss';

interface Props {
  packet: Pick<PacketPage, 'view' | 'design'>;
  title: string;
}

/** What a packet gives, below the signs of its channels; on a phone its price and its button come first. */
export function PacketBenefits({ packet: { view, design }, title }: Props) {
  if (view.benefits.length === 0) return null;
  return (
    <section className={styles.benefits}>
      <h2>{title}</h2>
      <ul>
        {view.benefits.map(({ icon, text }) => (
          <li key={text}>
            {icon ? <img src={`${icon}?w=96`} alt="" width={32} height={32} loading="lazy" /> : <CheckIcon />}
            {text}
          </li>
        ))}
      </ul>
      {design.features ? (
        <img src={design.features} alt="" loading="lazy" className={styles.features} />
      ) : null}
    </section>
  );
}
