import { EmptyState } from '@/components/ui/empty/EmptyState';
import { BackLink } from '@/components/ui/link/BackLink';
import type { Library } from '@/lib/platform/resources/libraries';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { OwnMarks } from '../cards/OwnMarks';
import { LiveTiles } from '../channels/LiveTiles';
import { PageCover } from '../page/PageCover';
import { TitlePreviews } from '../preview/TitlePreviews';
import type { RowLabels } from './labels';
import { MoreOfRow } from './MoreOfRow';
import { PageHeading } from './PageHeading';
import { RowAbout } from './RowAbout';
import { rowTiles } from './row-tiles';

interface Props {
  page: RowPage;
  address: RowAddress;
  library: Library | null;
  labels: RowLabels;
  words: Messages['catalogue']['page'];
}

/** The page of a row: the first items here, the rest while scrolling; the link below works without script. */
export function RowScreen({ page, address, library, labels, words }: Props) {
  const tiles = rowTiles(page, labels, !library?.background);
  const { contents, channels, persons, histories, promotions, template, title, nextOffset } = page;
  const ids = [contents, channels, persons, histories, promotions].flat().map(({ id }) => id);
  return (
    <>
      <PageCover cover={library}>
        <PageHeading
          title={title}
          labels={words}
          back={<BackLink href={routes.home()} label={labels.row.back} />}
        >
          {page.about.length > 0 ? <RowAbout nodes={page.about} labels={words} /> : null}
        </PageHeading>
      </PageCover>
      {tiles.length > 0 ? (
        <MoreOfRow
          key={`${address.key}:${address.offset}:${address.text}`}
          first={{ template, title, ids, nextOffset }}
          address={address}
          labels={labels}
        >
          {tiles}
        </MoreOfRow>
      ) : (
        <EmptyState title={labels.row.empty} />
      )}
      <OwnMarks />
      <TitlePreviews />
      <LiveTiles />
    </>
  );
}
