import type { Metadata } from 'next';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { RowMessage } from '@/components/catalogue/row/RowMessage';
import { FoundReport } from '@/components/search/FoundReport';
import { KeySwitch } from '@/components/search/KeySwitch';
import { SearchEmpty } from '@/components/search/SearchEmpty';
import { SearchFailed } from '@/components/search/SearchFailed';
import { SearchHeading } from '@/components/search/SearchHeading';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { fill } from '@/components/ui/fill';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { wordsOf } from '@/lib/i18n/words';
import { PlatformError } from '@/lib/platform/errors';
import { routes } from '@/lib/routes';
import { countOf, recordsOf } from '@/lib/search/found';
import { layoutHint } from '@/lib/search/layout-hint';
import { type FoundRow, loadResults, loadSearchSettings } from '@/lib/search/load';
import { isEnough, readQuery } from '@/lib/search/query';
import { currentFace, type Face } from '@/lib/sites/current';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { locale } = await currentFace();
  const words = wordsOf(locale).search;
  const query = readQuery((await searchParams).q);
  // facts/quality.md E3: there are as many of these pages as people type.
  return { title: query ? fill(words.resultsOf, { text: query }) : words.title, robots: { index: false } };
}

/** What the page knows: nothing asked for, too little of it, a failure, or rows. */
type Results =
  | { kind: 'none' }
  | { kind: 'short'; min: number }
  | { kind: 'failed' }
  | { kind: 'rows'; rows: FoundRow[] };

async function resultsOf(query: string, face: Face): Promise<Results> {
  if (query === '') return { kind: 'none' };
  const { minChars } = await loadSearchSettings(face);
  if (!isEnough(query, minChars)) return { kind: 'short', min: minChars };
  try {
    return { kind: 'rows', rows: await loadResults(query, face) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { kind: 'failed' };
  }
}

/** `/search?q=` (spec 2 §2): complete without scripts; whoever is sent the address sees the same. */
export default async function SearchPage({ searchParams }: Props) {
  const face = await currentFace();
  const query = readQuery((await searchParams).q);
  const results = await resultsOf(query, face);
  const words = wordsOf(face.locale).search;
  const labels = rowLabels(face);
  const rows = results.kind === 'rows' ? results.rows : [];
  const { count, isMore } = countOf(rows);
  const isAnswered = results.kind === 'rows' && (count > 0 || rows.every(({ page }) => page));
  const status = fill(isMore ? words.foundMore : words.found, { count });
  return (
    <>
      <SearchHeading
        words={words}
        query={query}
        status={isAnswered ? status : null}
        hint={layoutHint(query, face.locale)}
      />
      {results.kind === 'none' ? <SearchEmpty title={words.invite} text={words.inviteText} /> : null}
      {results.kind === 'short' ? (
        <SearchEmpty title={words.invite} text={fill(words.tooShort, { count: results.min })} />
      ) : null}
      {results.kind === 'failed' ? <SearchFailed words={words} query={query} /> : null}
      {isAnswered && count === 0 ? (
        <SearchEmpty title={words.warning_no_search_results} text={fill(words.emptyText, { text: query })}>
          <LinkButton href={routes.home()}>{words.home}</LinkButton>
        </SearchEmpty>
      ) : null}
      {/* Spec 2 §5: rows of another text begin anew. */}
      <FoundReport key={query} query={query} records={recordsOf(rows)}>
        {rows.map(({ stub, page }) =>
          page ? (
            <CatalogueRow key={stub.id} page={page} labels={labels} text={query} />
          ) : (
            <RowMessage key={stub.id} title={stub.title} text={words.rowFailed}>
              <LinkButton href={routes.search(query)}>{words.retry}</LinkButton>
            </RowMessage>
          ),
        )}
      </FoundReport>
      <KeySwitch label={words.byKey} />
    </>
  );
}
