import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketPage } from '@/lib/server/pages/packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { PacketBenefits } from './PacketBenefits';
import { PacketSigns } from './PacketSigns';
import styles from './packet.module.scss';

interface Props {
  packet: PacketPage;
  /** The title of the page. */
  head: ReactNode;
  words: Pick<Messages['pages']['packet'], 'benefits'>;
  /** Its price and its buttons. */
  children: ReactNode;
}

const kindOf = ({ isBase, isDonation }: PacketPage['view']) =>
  isDonation ? 'donation' : isBase ? 'base' : 'additional';

/** What kind of packet it is, in a few words below its title. */
export function PacketMarks({ packet, words }: Pick<Props, 'packet'> & { words: Messages['pages'] }) {
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
        <Tag key={fact} tone="outline">
          {fact}
        </Tag>
      ))}
      {design.badge ? <img src={design.badge} alt="" className={styles.badge} loading="lazy" /> : null}
    </p>
  );
}

/** The first screen of a packet: its art, what is in it, its price and its button, and what it gives. */
export function PacketHead({ packet, head, words, children }: Props) {
  const { view, bundle, design, channels, isSold } = packet;
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
        <PacketSigns channels={channels} />
      </div>
      <div className={styles.offer}>
        {bundle?.name ? <p className={styles.bundle}>{bundle.name}</p> : null}
        {bundle?.description ? <p className={styles.note}>{bundle.description}</p> : null}
        {children}
      </div>
      <PacketBenefits packet={packet} title={words.benefits} />
      <RootMark mark="under-header" />
      {isSold ? <RootMark mark="sells" /> : null}
    </div>
  );
}
