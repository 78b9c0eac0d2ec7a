import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { TvArt } from './TvArt';
import { TvSignIn } from './TvSignIn';
import styles from './tv.module.scss';
import { WhereCode } from './WhereCode';

interface Props {
  words: Messages['account'];
  brand: string;
}

/** The second device of a login on a television, with the television beside it. */
export function TvScreen({ words, brand }: Props) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.tv.title}</h1>
      <div className={styles.side}>
        <TvSignIn words={words}>
          <WhereCode words={words.tv} brand={brand} />
        </TvSignIn>
      </div>
      <TvArt brand={brand} label={words.tv.code} />
    </div>
  );
}
