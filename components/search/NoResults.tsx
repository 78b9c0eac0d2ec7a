import { LinkButton } from '@/components/ui/button/LinkButton';
import { fill } from '@/components/ui/fill';
import type { Results } from '@/lib/server/search/results';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { SearchEmpty } from './SearchEmpty';
import { SearchFailed } from './SearchFailed';

interface Props {
  results: Results;
  query: string;
  words: Messages['search'];
}

/** Says why there are no results and offers a next step; empty if there are results. */
export function NoResults({ results, query, words }: Props) {
  switch (results.kind) {
    case 'none':
      return <SearchEmpty title={words.invite} text={words.inviteText} />;
    case 'short':
      return <SearchEmpty title={words.invite} text={fill(words.tooShort, { count: results.min })} />;
    case 'failed':
      return <SearchFailed words={words} query={query} />;
    case 'rows':
      return results.found?.count === 0 ? (
        <SearchEmpty title={words.warning_no_search_results} text={words.emptyText}>
          <LinkButton href={routes.home()}>{words.home}</LinkButton>
        </SearchEmpty>
      ) : null;
  }
}
