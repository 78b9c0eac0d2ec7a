import type { ReactNode } from 'react';
import styles from '@/components/ui/message/message.module.scss';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** The page under the wizard, with a button that opens it again, or with a field of its own. */
export function PromoIntro({ words, children }: { words: Messages['promo']; children?: ReactNode }) {
  return (
    // Spec 3 §2 Footer: hidden on promo.
    <section className={styles.message} data-no-footer="">
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.text}>{words.pageText}</p>
      {children ?? (
        <ModalLink modal="promocode_wizard" variant="primary" size="lg">
          {words.enter}
        </ModalLink>
      )}
    </section>
  );
}
