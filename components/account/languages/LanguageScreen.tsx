'use client';

import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { Section } from '@/components/ui/section/Section';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { LanguageId } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { keepForPlayer } from './keep-languages';
import { LanguageOrder } from './LanguageOrder';
import { useLanguages } from './use-languages';

interface Props {
  list: LanguageId;
  words: Messages['account'];
}

/** Spec 3 §2 `/settings/language/{id}`: the languages in the order in which they are preferred. */
export function LanguageScreen({ list, words }: Props) {
  const { data, error, mutate } = useLanguages();
  return (
    <Section title={words.settings[list]} intro={words.languages[`${list}Intro`]}>
      <AsyncContent
        value={data ?? null}
        hasFailed={error !== undefined && !data}
        onRetry={() => mutate()}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
      >
        {(own) => (
          <LanguageOrder
            // Each list begins with what is saved.
            key={list}
            list={list}
            languages={own.lists[list]}
            words={words}
            onSaved={(order, savedAt, isLast) => {
              const now = { lists: { ...own.lists, [list]: order }, savedAt };
              mutate(now, { revalidate: false });
              if (list !== 'interface') keepForPlayer(now);
              else if (isLast) openIn(order[0]);
            }}
          />
        )}
      </AsyncContent>
    </Section>
  );
}

/** A full document load, because a client-side navigation would keep the language of the page (DESIGN section 4). */
function openIn(language: string | undefined): void {
  if (!language || language === pageLocale()) return;
  location.assign(routes.inLanguage(location.pathname, language));
}
