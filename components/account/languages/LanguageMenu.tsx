'use client';

import { clsx } from 'clsx';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { Section } from '@/components/ui/section/Section';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { LANGUAGE_IDS, screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import account from '../account.module.scss';
import { languageName } from './language-name';
import { useLanguages } from './use-languages';

interface Props {
  words: Messages['account'];
}

/** Spec 3 §2 `/settings/language`: what a language can be chosen for, with the preferred one. */
export function LanguageMenu({ words }: Props) {
  const { data, error, mutate } = useLanguages();
  return (
    <AsyncContent
      value={data ?? null}
      hasFailed={error !== undefined && !data}
      onRetry={() => mutate()}
      labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
    >
      {({ lists }) => (
        <Section title={words.language}>
          <ul className={account.lines}>
            {/* With a single language there is nothing to choose. */}
            {LANGUAGE_IDS.filter((id) => lists[id].length > 1).map((id) => (
              <li key={id}>
                <a href={screenAddress(id)} className={account.place}>
                  <span className={account.words}>
                    {words.settings[id]}
                    <span className={account.more}>{words.languages[`${id}Hint`]}</span>
                  </span>
                  <span className={clsx(account.aside, account.value)}>
                    {languageName(lists[id][0] ?? '', pageLocale())}
                  </span>
                  <ChevronRightIcon size="sm" className={account.onward} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </AsyncContent>
  );
}
