import { Chips } from '@/components/ui/chips/Chips';
import type { Suggestion } from '@/lib/rules/search/options';
import type { Results } from '@/lib/server/search/results';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './page.module.scss';
import { SearchEmpty } from './SearchEmpty';
import { SearchFailed } from './SearchFailed';

interface Props {
  results: Results;
  query: string;
  words: Messages['search'];
  /** What others look for. */
  popular: readonly Suggestion[];
}

/** Says why there are no results and offers a next step; empty if there are results. */
export function NoResults({ results, query, words, popular }: Props) {
  switch (results.kind) {
    case 'none':
      return <SearchEmpty title={words.invite} text={words.inviteText} />;
    case 'short':
      return <SearchEmpty title={words.invite} text={fill(words.tooShort, { count: results.min })} />;
    case 'failed':
      return <SearchFailed words={words} query={query} />;
    case 'rows':
      return results.found?.count === 0 ? (
        <SearchEmpty title={fill(words.warning_no_search_results, { text: query })} text={words.emptyText}>
          {popular.length > 0 ? (
            <Chips label={words.popular} chips={chipsOf(popular)} className={styles.popular} />
          ) : null}
        </SearchEmpty>
      ) : null;
  }
}

/** More would hide the titles below. */
const POPULAR = 6;

const chipsOf = (popular: readonly Suggestion[]) =>
  popular
    .flatMap(({ text, found }) => (found ? [{ id: found.href, href: found.href, name: text }] : []))
    .slice(0, POPULAR);
