import type { ReactNode } from 'react';
import { fill } from '@/components/ui/fill';
import { Picture } from '@/components/ui/picture/Picture';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketPage } from '@/lib/server/pages/packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PriceLine } from './PriceLine';
import styles from './packet.module.scss';

interface Props {
  packet: PacketPage;
  words: Messages['pages'];
  /** The title of the page. */
  head: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

const kindOf = ({ isBase, isDonation }: PacketPage['view']) =>
  isDonation ? 'donation' : isBase ? 'base' : 'additional';

/** What kind of packet it is, in a few words below its title. */
export function PacketMarks({ packet, words }: Pick<Props, 'packet' | 'words'>) {
  const { view, bundle, design, parentName } = packet;
  const facts = [
    view.channels,
    ...(bundle?.speed ? [fill(words.packet.speed, { speed: bundle.speed })] : []),
  ];
  return (
    <p className={styles.marks}>
      <Tag tone="outline">{words.packet[kindOf(view)]}</Tag>
      {parentName ? <Tag tone="outline">{fill(words.packet.partOf, { name: parentName })}</Tag> : null}
      {facts.filter(Boolean).map((fact) => (
        <Tag key={fact}>{fact}</Tag>
      ))}
      {design.badge ? <img src={design.badge} alt="" className={styles.badge} loading="lazy" /> : null}
    </p>
  );
}

/** The first screen of a packet: its art, its price and its button. */
export function PacketHead({ packet, words, head, children }: Props) {
  const { view, bundle, design, periods } = packet;
  return (
    <div className={styles.top}>
      <Picture
        src={view.picture}
        alt=""
        shape="hero"
        sizes="100vw"
        priority="high"
        isTallOnPhone
        tall={design.tall}
        className={styles.art}
      />
      <div className={styles.intro}>
        {design.logo ? <img src={design.logo} alt="" className={styles.logo} /> : null}
        {head}
      </div>
      <div className={styles.offer}>
        {bundle?.name ? <p className={styles.bundle}>{bundle.name}</p> : null}
        <PriceLine
          packet={bundle?.price ? { ...view, price: bundle.price, next: null } : view}
          words={words.packets}
          trialOf={view.id}
        />
        {bundle?.description ? <p className={styles.note}>{bundle.description}</p> : null}
        {periods.length > 0 ? (
          <ul className={styles.periods} aria-label={words.packet.periods}>
            {periods.map(({ name, price, each, discount }) => (
              <li key={name} className={styles.periodLine}>
                <span className={styles.period}>
                  {name}
                  {discount ? <Tag tone="outline">{discount}</Tag> : null}
                </span>
                <span className={styles.periodPrice}>
                  {price}
                  {each ? <span className={styles.each}>{each}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
      <RootMark mark="under-header" />
    </div>
  );
}
