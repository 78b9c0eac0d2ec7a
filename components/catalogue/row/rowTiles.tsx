import type { ReactNode } from 'react';
import type { RowPage } from '@/lib/platform/rows';
import { ChannelCard } from '../cards/ChannelCard';
import { ContentCardH } from '../cards/ContentCardH';
import { ContentCardV } from '../cards/ContentCardV';
import { HistoryCard } from '../cards/HistoryCard';
import { PersonCard } from '../cards/PersonCard';
import type { RowLabels } from './labels';
import { rowTemplate } from './template';

/** Tiles of each template (spec 2 §2 "Row templates"); a template without an entry is not drawn. */
const tilesOf: Record<string, (page: RowPage, labels: RowLabels) => ReactNode[]> = {
  'content-v': ({ contents }, { card }) =>
    contents.map((item) => <ContentCardV key={item.id} card={item} labels={card} />),
  'content-h': ({ contents }, { card }) =>
    contents.map((item) => <ContentCardH key={item.id} card={item} labels={card} />),
  'history-h': ({ histories }, { card }) =>
    histories.map((item) => <HistoryCard key={item.id} card={item} labels={card} />),
  channel: ({ channels }, labels) =>
    channels.map((item) => <ChannelCard key={item.id} card={item} labels={labels.channels} />),
  person: ({ persons }) => persons.map((item) => <PersonCard key={item.id} card={item} />),
};

/** The tiles of a page of a row, for a rail or a grid. */
export function rowTiles(page: RowPage, labels: RowLabels): ReactNode[] {
  return tilesOf[rowTemplate(page.template)]?.(page, labels) ?? [];
}
