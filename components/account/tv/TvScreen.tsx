import { EXAMPLE_DEVICE_CODE, showDeviceCode } from '@/lib/rules/account/waiting-device';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OwnCode } from './OwnCode';
import { TvSignIn } from './TvSignIn';
import styles from './tv.module.scss';
import art from './tv-art.module.scss';
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

/** A television with a code on it: a picture beside the field, and where that code comes from is said in words. */
function TvArt({ brand, label }: { brand: string; label: string }) {
  return (
    <div className={art.art} aria-hidden="true">
      <div className={art.screen}>
        <span className={art.brand}>{brand}</span>
        <span className={art.label}>{label}</span>
        <span className={art.code}>{showDeviceCode(EXAMPLE_DEVICE_CODE)}</span>
      </div>
      <div className={art.foot} />
    </div>
  );
}
