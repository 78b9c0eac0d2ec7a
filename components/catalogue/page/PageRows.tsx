import type { CataloguePage } from '@/lib/server/catalogue/load-page';
import { OwnMarks } from '../cards/OwnMarks';
import { LiveTiles } from '../channels/LiveTiles';
import { TitlePreviews } from '../preview/TitlePreviews';
import { CatalogueRow } from '../row/CatalogueRow';
import { LaterRow } from '../row/LaterRow';
import type { RowLabels } from '../row/labels';
import { PersonalRow } from '../row/PersonalRow';
import { RowSkeleton } from '../row/RowSkeleton';

interface Props {
  page: CataloguePage;
  labels: RowLabels;
  episodeLabel: string;
}

/** The rows of a page in the order of the platform. */
export function PageRows({ page, labels, episodeLabel }: Props) {
  const rows = page.rows.map((row, index) => {
    const { id, key, template, title } = row.stub;
    if (row.kind === 'loaded')
      return (
        <CatalogueRow
          key={id}
          page={row.page}
          labels={labels}
          isOpening={index === 0}
          libraryId={page.libraryId}
        />
      );
    if (row.kind === 'personal') {
      return (
        <PersonalRow
          key={id}
          rowKey={key}
          template={template}
          title={title}
          episodeLabel={episodeLabel}
          labels={labels}
        >
          <RowSkeleton template={template} title={title} labels={labels.row} />
        </PersonalRow>
      );
    }
    return (
      <LaterRow
        key={id}
        rowKey={key}
        template={template}
        title={title}
        libraryId={page.libraryId}
        rowsetId={page.id}
        labels={labels}
      />
    );
  });
  return (
    <>
      {rows}
      <OwnMarks />
      <TitlePreviews />
      <LiveTiles />
    </>
  );
}
