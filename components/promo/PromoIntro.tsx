import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from '@/components/ui/message/message.module.scss';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  words: Messages['promo'];
  /** A picture beside the words. */
  art?: ReactNode;
  children?: ReactNode;
}

/** The page under the wizard, with a button that opens it again, or with a field of its own. */
export function PromoIntro({ words, art, children }: Props) {
  return (
    <section className={clsx(styles.message, art ? styles.beside : null)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.pageText}</p>
        {children ?? (
          <ModalLink modal="promocode_wizard" variant="primary" size="lg">
            {words.enter}
          </ModalLink>
        )}
      </div>
      {art}
      {/* Spec 3 §2 Footer: hidden on promo. */}
      <RootMark mark="no-footer" />
    </section>
  );
}
