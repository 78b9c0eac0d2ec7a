import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PacketAction } from './PacketAction';
import { TrialFirst } from './TrialFirst';
import styles from './terms.module.scss';

interface Props {
  terms: readonly PacketView[];
  words: Messages['pages']['packets'];
}

/** What is in a packet on other terms, such as for a year. */
export function PacketTerms({ terms, words }: Props) {
  return (
    <div className={styles.terms}>
      <p className={styles.title}>{words.terms}</p>
      {terms.map(({ id, name, href, buyHref, price, per, discount, trial, next }) => {
        const line = (
          <>
            <strong>{price}</strong> {per}
          </>
        );
        return (
          <div key={id} className={styles.term}>
            <p className={styles.name}>
              <Link href={href}>{name}</Link>
              {discount ? <Tag tone="outline">{discount}</Tag> : null}
            </p>
            <p className={styles.price}>
              {trial ? (
                <TrialFirst id={id} price={line}>
                  <strong>{trial}</strong> {next ? fill(words.afterTrial, next) : null}
                </TrialFirst>
              ) : (
                line
              )}
            </p>
            <div className={styles.action}>
              <PacketAction id={id} name={name} buyHref={buyHref} trial={trial} isQuiet words={words} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
