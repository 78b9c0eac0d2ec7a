import { fill } from '@/components/ui/fill';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Tag } from '@/components/ui/tag/Tag';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OwnMark } from './OwnMark';
import { TrialFirst } from './TrialFirst';
import styles from './terms.module.scss';

interface Props {
  title: string;
  terms: readonly PacketView[];
  words: Pick<Messages['pages']['packets'], 'afterTrial'>;
}

/** What is in a packet on other terms, such as for a year: each leads to its page. */
export function PacketTerms({ title, terms, words }: Props) {
  if (terms.length === 0) return null;
  return (
    <div className={styles.terms}>
      <p className={styles.title}>{title}</p>
      {terms.map(({ id, name, href, price, per, discount, trial, next }) => {
        const line = [price, per].filter(Boolean).join(' ');
        const after = next && fill(words.afterTrial, next);
        return (
          <Link key={id} href={href} className={styles.term}>
            <span className={styles.words}>
              <span className={styles.name}>
                {name}
                {discount ? <Tag tone="outline">{discount}</Tag> : null}
                <OwnMark id={id} />
              </span>
              <span className={styles.price}>
                {trial ? (
                  <TrialFirst id={id} price={line}>
                    {[trial, after].filter(Boolean).join(', ')}
                  </TrialFirst>
                ) : (
                  line
                )}
              </span>
            </span>
            <ChevronRightIcon size="sm" />
          </Link>
        );
      })}
    </div>
  );
}
