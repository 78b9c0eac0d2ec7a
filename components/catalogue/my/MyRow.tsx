import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { kindOfList } from '@/lib/client/favourites/kind-of-list';
import type { RowPage } from '@/lib/platform/resources/rows';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import type { RowLabels } from '../row/labels';
import { RowRail } from '../row/RowRail';
import { rowTiles } from '../row/row-tiles';
import { clearOwnFavourites, clearOwnHistory } from './clear';
import { OwnTile } from './OwnTile';

interface Props {
  row: RowPage;
  /** The ids of all items of the row, including hidden ones. */
  ids: readonly string[];
  favourites: ReadonlyMap<string, string>;
  words: Messages['my'];
  labels: RowLabels;
}

/** A row of "My". Favourites and history can be removed one by one and all at once; other rows have no buttons. */
export function MyRow({ row, ids, favourites, words, labels }: Props) {
  const tiles = rowTiles(row, labels);
  if (tiles.length === 0) return null;
  const items = itemsOf(row);
  const kind = kindOfList(favourites, ids);
  const clear = kind
    ? () => clearOwnFavourites(kind, row.title, words)
    : row.histories.length > 0
      ? () => clearOwnHistory(row.title, words)
      : null;
  const own = (tile: ReactNode, at: number) => {
    const item = items[at];
    if (!kind || !item) return tile;
    return (
      <OwnTile key={item.id} kind={kind} {...item} words={words}>
        {tile}
      </OwnTile>
    );
  };
  return (
    <RowRail
      id={row.id}
      template={row.template}
      title={row.title}
      href={null}
      labels={labels.row}
      action={
        clear ? (
          <Button size="sm" aria-label={fill(words.clearRow, { title: row.title })} onClick={clear}>
            {words.clear}
          </Button>
        ) : null
      }
    >
      {tiles.map(own)}
    </RowRail>
  );
}

/** The items that the tiles of the row show, in their order. */
function itemsOf(row: RowPage): { id: string; title: string }[] {
  switch (rowLook(row.template).list) {
    case 'channels':
      return row.channels.map(({ id, name }) => ({ id: String(id), title: name }));
    case 'persons':
      return row.persons.map(({ id, name }) => ({ id, title: name }));
    case 'contents':
      return row.contents.map(({ id, title }) => ({ id, title }));
    default:
      return [];
  }
}
