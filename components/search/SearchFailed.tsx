import { Button } from '@/components/ui/button/Button';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { SearchEmpty } from './SearchEmpty';

interface Props {
  words: Messages['search'];
  query: string;
}

/** The platform did not answer. A form repeats the search with a full load, without script. */
export function SearchFailed({ words, query }: Props) {
  return (
    <div role="alert">
      <SearchEmpty title={words.failed} text={words.failedText}>
        <form action={routes.search()}>
          <input type="hidden" name="q" value={query} />
          <Button type="submit" variant="primary">
            {words.retry}
          </Button>
        </form>
      </SearchEmpty>
    </div>
  );
}
