import type { Metadata } from 'next';
import { LiveTiles } from '@/components/catalogue/channels/LiveTiles';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { RowGrid } from '@/components/catalogue/row/RowGrid';
import { RowMessage } from '@/components/catalogue/row/RowMessage';
import { FoundReport } from '@/components/search/FoundReport';
import { GenreKinds } from '@/components/search/GenreKinds';
import { GenreLinks } from '@/components/search/GenreLinks';
import { KeySwitch } from '@/components/search/KeySwitch';
import { NoResults } from '@/components/search/NoResults';
import { Scopes } from '@/components/search/Scopes';
import { SearchHeading } from '@/components/search/SearchHeading';
import { BesideKeys } from '@/components/search/tv/BesideKeys';
import { TvSearch } from '@/components/search/tv/TvSearch';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { readScope, scopesOf } from '@/lib/rules/catalogue/scopes';
import { hintBeside } from '@/lib/rules/search/layout-hint';
import { readQuery } from '@/lib/rules/search/query';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import {
  type Found,
  foundIn,
  isOfOneKind,
  numbersOf,
  recordsOf,
  rowsOfScope,
} from '@/lib/server/search/found';
import { loadGenresNamed, loadGenreTitles, loadSuggestions } from '@/lib/server/search/load-search';
import { resultsOf } from '@/lib/server/search/results';
import { upcomingOfFound } from '@/lib/server/search/upcoming';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { Upcoming } from '../_parts/Upcoming';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  const words = wordsOf(locale).search;
  const query = readQuery((await searchParams).q);
  // quality E3: the number of these pages is unlimited.
  return { title: query ? fill(words.resultsOf, { text: query }) : words.title, robots: NOT_INDEXED };
}

/** `/search?q=` (spec 2 §2): complete without scripts, and the same for everyone who opens the address. */
export default async function SearchPage({ searchParams }: Props) {
  const siteContext = await currentSiteContext();
  const { q, in: wantedScope } = await searchParams;
  const query = readQuery(q);
  const [results, genres] = await Promise.all([
    resultsOf(query, siteContext),
    loadGenresNamed(query, siteContext),
  ]);
  const words = wordsOf(siteContext.locale).search;
  const labels = rowLabels(siteContext);
  const { rows: all, found: foundInAll } = results.kind === 'rows' ? results : { rows: [], found: null };
  const scopes = scopesOf(all.map(({ stub }) => stub));
  const scope = readScope(wantedScope, scopes);
  const rows = scope ? rowsOfScope(all, scope) : all;
  const found = scope ? foundIn(rows) : foundInAll;
  const isFound = Boolean(foundInAll?.count);
  const [genre] = isFound ? [] : genres;
  const ofGenre = genre ? await loadGenreTitles(genre, siteContext) : null;
  const isMissed = foundInAll?.count === 0 && !ofGenre;
  const hasFailed = results.kind === 'failed';
  // Where a row failed there may be results beside the titles of the genre.
  const isCertain = results.kind === 'rows' ? foundInAll !== null : !hasFailed;
  const [onward, wanted] = await Promise.all([
    isFound || ofGenre ? null : loadStarterRow(siteContext),
    isMissed ? loadSuggestions('', siteContext).catch(() => []) : [],
  ]);
  // The titles of the first one are on this page.
  const otherGenres = ofGenre ? genres.slice(1) : genres;
  // Results of one kind have the whole page, as films have theirs; of several kinds, each has a line.
  const Row = isOfOneKind(rows) ? RowGrid : CatalogueRow;
  const upcoming = await upcomingOfFound(rows, siteContext);
  const records = recordsOf(all);
  const names = Object.values(records).map(({ title }) => title);
  const numbers = numbersOf(all, scopes);
  const inGenre = ofGenre && isCertain ? (ofGenre.total ?? ofGenre.contents.length) : null;
  const shown = inGenre === null ? found : { count: inGenre, isMore: false };
  const isSimilar = results.kind === 'rows' && results.isSimilar && isFound;
  const status = shown && statusOf(words, shown, isSimilar);
  const { isTelevision } = siteContext.context;
  // Beside the letters it fills the window, as results do.
  const Onward = isTelevision ? RowGrid : CatalogueRow;
  const heading = (
    <SearchHeading
      {...{ words, query, scope, status }}
      hasField={!isTelevision}
      isEmpty={!ofGenre && found?.count === 0}
      // Similar names are called so, and beside the letters of a television the chips are out of view.
      isInChips={
        !isTelevision &&
        !isSimilar &&
        (ofGenre ? inGenre !== null : scopes.length > 0 && Boolean(numbers.all))
      }
      hint={hintBeside(names, query, siteContext.locale)}
    />
  );
  const page = (
    <>
      <Scopes {...{ query, scopes, words }} current={scope} numbers={numbers} />
      <GenreLinks genres={otherGenres} label={words.genres} />
      {(ofGenre && !hasFailed) || (isTelevision && !query) ? null : (
        <NoResults {...{ results, query, words }} popular={wanted} />
      )}
      {ofGenre && genre ? (
        <GenreKinds query={query} genre={genre.slug} number={inGenre?.toString()} words={words.scopes} />
      ) : null}
      {ofGenre ? <RowGrid page={ofGenre} labels={labels} isTitleHidden /> : null}
      {/* Spec 2 §5: rows of another text start from the beginning. */}
      <FoundReport key={query} query={query} records={records}>
        {rows.map(({ stub, page }) =>
          page ? (
            <Row key={stub.id} page={page} labels={labels} text={query} />
          ) : (
            <RowMessage key={stub.id} title={stub.title} text={words.rowFailed}>
              <LinkButton href={routes.search(query, scope)} replace>
                {words.retry}
              </LinkButton>
            </RowMessage>
          ),
        )}
      </FoundReport>
      {rows.some(({ page }) => page && page.channels.length > 0) ? <LiveTiles /> : null}
      <Upcoming upcoming={upcoming} locale={siteContext.locale} />
      {onward ? <Onward page={{ ...onward, title: words.maybe }} labels={labels} /> : null}
      {query ? null : <KeySwitch label={words.byKey} />}
    </>
  );
  if (!isTelevision) {
    return (
      <>
        {heading}
        {page}
      </>
    );
  }
  const { label, placeholder, options, popular, letters } = words;
  const keys = (
    <TvSearch
      query={query}
      locale={siteContext.locale}
      words={{ label, placeholder, options, popular, letters }}
    />
  );
  return (
    <BesideKeys keys={keys} heading={heading}>
      {page}
    </BesideKeys>
  );
}

/** How much was found; similar names are not called found. */
function statusOf(words: Messages['search'], { count, isMore }: Found, isSimilar: boolean): string {
  if (isSimilar) return fill(isMore ? words.similarMore : words.similar, { count });
  return fill(isMore ? words.foundMore : words.found, { count });
}
