import { clsx } from 'clsx';
import { CheckIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { Tag } from '@/components/ui/tag/Tag';
import { modalHref } from '@/lib/rules/modals/address';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './card.module.scss';
import { PacketAction } from './PacketAction';
import { PacketTerms, type Term } from './PacketTerms';
import { PriceLine } from './PriceLine';

interface Props {
  packet: PacketView;
  /** The same on other terms. */
  terms: readonly PacketView[];
  /** Among those beside it. */
  rank: 'equal' | 'fullest' | 'other';
  words: Messages['pages']['packets'];
  /** The level of its heading. */
  level: 'h3' | 'h4';
}

/** A packet in a list: what it costs, what is in it, and its button. */
export function PacketCard({ packet, terms, rank, words, level: Heading }: Props) {
  const { id, name, href, buyHref, short, price, trial, channels, benefits } = packet;
  const facts = benefits.map(({ text }) => text);
  const isQuiet = rank === 'other';
  const inside =
    channels || facts.length > 0 ? (
      <ul className={styles.facts}>
        {channels ? (
          <li>
            <CheckIcon size="sm" />
            <a
              href={modalHref('packets_channels', href)}
              className={styles.channels}
              aria-label={`${channels}: ${name}`}
            >
              {channels}
            </a>
          </li>
        ) : null}
        {facts.map((fact) => (
          <li key={fact}>
            <CheckIcon size="sm" />
            {fact}
          </li>
        ))}
      </ul>
    ) : null;
  return (
    <li className={clsx(styles.card, rank === 'fullest' && styles.fullest)}>
      <Picture src={packet.picture} alt="" shape="wide" sizes={SIZES} most={640} className={styles.picture} />
      <Heading className={styles.name}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      </Heading>
      {rank === 'fullest' ? (
        <Tag tone="accent" className={styles.rank}>
          {words.fullest}
        </Tag>
      ) : null}
      {short ? <p className={styles.short}>{short}</p> : null}
      {terms.length > 0 ? (
        <PacketTerms
          terms={[termOf(packet), ...terms.map(termOf)]}
          isQuiet={isQuiet}
          words={termWords(words)}
        />
      ) : (
        <>
          <PriceLine packet={packet} words={words} trialOf={id} />
          <PacketAction
            packet={{ id, name, buyHref, price, trial }}
            isQuiet={isQuiet}
            words={{ subscribe: words.subscribe, tryIt: words.tryIt }}
          />
        </>
      )}
      {inside}
      {/* What is bought on other terms has a page of its own; the name of the card leads to that of the first. */}
      {terms.length > 0 ? (
        <p className={styles.pages}>
          {words.more}
          {terms.map((term) => (
            <Link key={term.id} href={term.href}>
              {term.name}
            </Link>
          ))}
        </p>
      ) : null}
    </li>
  );
}

/** Nothing more goes to the browser. */
function termOf({
  id,
  name,
  buyHref,
  price,
  oldPrice,
  discount,
  per,
  length,
  trial,
  next,
}: PacketView): Term {
  return { id, name, buyHref, price, oldPrice, discount, per, length, trial, next };
}

function termWords({ terms, oldPrice, saving, afterTrial, subscribe, tryIt }: Props['words']) {
  return { terms, oldPrice, saving, afterTrial, subscribe, tryIt };
}

/** The widths of the columns in card.module.scss. */
const SIZES = '(min-width: 933px) 34rem, (min-width: 481px) 45vw, 100vw';
