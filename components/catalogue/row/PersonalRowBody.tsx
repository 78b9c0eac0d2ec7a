'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { fill } from '@/components/ui/fill';
import { documentAudience } from '@/lib/audience/of-document';
import { onHistory } from '@/lib/catalogue/history';
import { keepOwnRow, rememberOwnRow } from '@/lib/catalogue/own-rows';
import { rowLook } from '@/lib/catalogue/row-look';
import { callAsViewer } from '@/lib/platform/browser';
import { rowCall, toRowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { isPersonKnown } from '@/lib/session/known';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';
import { useUnseenTurn } from './useUnseenTurn';

export interface PersonalRowProps {
  rowKey: string;
  template: string;
  /** "Season {season}, episode {episode}". */
  episodeLabel: string;
  labels: RowLabels;
  /** Stands there until the row does, for whoever had something in it. */
  place: ReactNode;
}

/** Where all that somebody has watched stands. */
const MY_SLUG = 'my';

/** "Continue watching" and its like. A failure leaves the row out: it is a comfort, not the page. */
export function PersonalRowBody({ rowKey, template, episodeLabel, labels, place }: PersonalRowProps) {
  const { list, pageSize } = rowLook(template);
  const query = { offset: 0, limit: pageSize };
  const { data, error, mutate } = useSWR(['personal-row', rowKey], async () =>
    toRowPage(await callAsViewer(rowCall(rowKey, query)), query, {
      audience: documentAudience(),
      episode: (season, episode) => fill(episodeLabel, { season, episode }),
    }),
  );
  // What was watched or taken out elsewhere on the page.
  useEffect(() => onHistory(() => mutate()), [mutate]);

  const isFilled = data && data[list].length > 0;
  const element = useRef<HTMLDivElement>(null);
  const mayStand = useUnseenTurn(element, isFilled === true);
  useEffect(() => {
    if (isFilled !== undefined) rememberOwnRow(rowKey, isFilled);
    if (isFilled && mayStand) keepOwnRow(rowKey);
  }, [rowKey, isFilled, mayStand]);

  if (isFilled === false || (error && !data)) return null;
  // Spec 2 §2: "my" pages are hidden from guests.
  const allHref = isPersonKnown() && documentAudience() === 'everyone' ? routes.page(MY_SLUG) : null;
  return (
    <div ref={element}>
      {data && mayStand ? <CatalogueRow page={data} labels={labels} allHref={allHref} /> : place}
    </div>
  );
}
