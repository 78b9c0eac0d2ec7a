'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { buttonClasses, iconOnly } from '@/components/ui/button/classes';
import { StarIcon } from '@/components/ui/icon/status';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { HIGHEST_RATING } from '@/lib/rules/catalogue/rating';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './rating.module.scss';

interface Props {
  contentId: string;
  words: Pick<Messages['rating'], 'rate' | 'own' | 'value' | 'withdraw'>;
}

const loadRatings = () => import('@/lib/client/ratings/ratings').then(({ ratingsAtom }) => ratingsAtom);

const SCALE = Array.from({ length: HIGHEST_RATING }, (_, place) => place + 1);

/**
 * The viewer's rating of a title (spec 2 §3 Content meta `user_rating`), which the watch button reads together with the
 * rights. A guest logs in first.
 */
export function RateButton({ contentId, words }: Props) {
  // Not of the title: its page may also be open below this one.
  const id = useId();
  const own = useLateAtom(useIsLoggedIn() ? loadRatings : null)?.get(contentId)?.rating ?? null;
  const rate = async (rating: number | null) => {
    // If the script fails to load, the next press requests it again.
    await import('./rate').then(({ changeRating }) => changeRating(contentId, rating)).catch(() => {});
  };
  return (
    <Menu
      id={id}
      label={own ? fill(words.own, { value: own }) : words.rate}
      trigger={own ? <span className={styles.own}>{own}</span> : <StarIcon />}
      triggerClassName={buttonClasses({ size: 'lg' }, iconOnly)}
      panelClassName={styles.panel}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form. */}
      <div role="group" aria-label={words.rate} className={styles.scale}>
        {SCALE.map((value) => (
          <button
            key={value}
            type="button"
            data-closes=""
            aria-label={fill(words.value, { value })}
            aria-pressed={value === own}
            className={styles.value}
            onClick={() => rate(value)}
          >
            {value}
          </button>
        ))}
      </div>
      {own ? (
        <button
          type="button"
          data-closes=""
          className={clsx(menuItem, styles.withdraw)}
          onClick={() => rate(null)}
        >
          {words.withdraw}
        </button>
      ) : null}
    </Menu>
  );
}
