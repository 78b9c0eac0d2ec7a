import styles from '@/components/ui/message/message.module.scss';

const EMPTY = { __html: '' };

/**
 * The place of the number of a failed request: this page is rendered ahead of any failure, and our server writes the number into each
 * answer (`server/fallback-pages.ts`). Hydration leaves inner HTML as it is.
 */
export function RequestNumber() {
  return (
    <p
      className={styles.text}
      data-request-number=""
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
