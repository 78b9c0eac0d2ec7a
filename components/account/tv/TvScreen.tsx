import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OwnCode } from './OwnCode';
import { TvArt } from './TvArt';
import { TvSignIn } from './TvSignIn';
import styles from './tv.module.scss';
import { WhereCode } from './WhereCode';

interface Props {
  words: Messages['account'];
  brand: string;
  isTelevision: boolean;
}

/** The second device of a login on a television, with the television beside it; a television shows its own code. */
export function TvScreen({ words, brand, isTelevision }: Props) {
  const form = (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.tv.title}</h1>
      <div className={styles.side}>
        <TvSignIn words={words}>
          <WhereCode words={words.tv} brand={brand} />
        </TvSignIn>
      </div>
      {isTelevision ? null : <TvArt brand={brand} label={words.tv.code} />}
    </div>
  );
  return isTelevision ? <OwnCode words={words}>{form}</OwnCode> : form;
}
