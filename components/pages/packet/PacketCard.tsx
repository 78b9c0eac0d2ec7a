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
    <li className={clsx(styles.card, rank === 'fullest' && styles.fullest, terms.length > 0 && styles.broad)}>
      <Picture src={packet.picture} alt="" shape="wide" sizes={SIZES} most={480} className={styles.picture} />
      <div className={styles.body}>
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
          <>
            <PacketTerms
              terms={[termOf(packet), ...terms.map(termOf)]}
              isQuiet={isQuiet}
              words={termWords(words)}
            />
            {inside}
          </>
        ) : (
          <>
            <PriceLine packet={packet} words={words} trialOf={id} />
            {inside}
            <PacketAction
              packet={{ id, name, buyHref, price, trial }}
              isQuiet={isQuiet}
              words={{ subscribe: words.subscribe, tryIt: words.tryIt }}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** Nothing more goes to the browser. */
function termOf({ id, name, href, buyHref, price, oldPrice, discount, per, trial, next }: PacketView): Term {
  return { id, name, href, buyHref, price, oldPrice, discount, per, trial, next };
}

function termWords({ terms, more, oldPrice, saving, afterTrial, subscribe, tryIt }: Props['words']) {
  return { terms, more, oldPrice, saving, afterTrial, subscribe, tryIt };
}

/** The widths of the columns in card.module.scss. */
const SIZES = '(min-width: 1680px) 26rem, (min-width: 933px) 20rem, (min-width: 481px) 45vw, 100vw';
