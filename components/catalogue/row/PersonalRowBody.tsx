'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { documentAudience } from '@/lib/client/browser/of-document';
import { keepOwnRow, rememberOwnRow } from '@/lib/client/browser/remember-own-row';
import { historyChangesAtom } from '@/lib/client/catalogue/history';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { hasUserSession } from '@/lib/client/viewer/known';
import { rowCall, toRowPage } from '@/lib/platform/resources/rows';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { ownRowDisplay } from '@/lib/rules/pages/own-rows';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';
import { RowMessage } from './RowMessage';
import styles from './row.module.scss';
import { useShiftFree } from './use-shift-free';

export interface PersonalRowProps {
  rowKey: string;
  template: string;
  title: string;
  /** "Season {season}, episode {episode}". */
  episodeLabel: string;
  labels: RowLabels;
  /** The placeholder of the row for viewers with items in it. */
  place: ReactNode;
}

/** The page with the complete history. */
const MY_SLUG = 'my';

/**
 * "Continue watching" and similar rows. A failure is shown if the place was reserved; otherwise the row is left out.
 */
export function PersonalRowBody({ rowKey, template, title, episodeLabel, labels, place }: PersonalRowProps) {
  const { list, pageSize } = rowLook(template);
  const query = { offset: 0, limit: pageSize };
  const { data, error, mutate } = useSWR(['personal-row', rowKey], async () =>
    toRowPage(await callAsViewer(rowCall(rowKey, query)), query, {
      audience: documentAudience(),
      episode: (season, episode) => fill(episodeLabel, { season, episode }),
    }),
  );
  // History may change elsewhere on the page.
  useEffect(() => store.sub(historyChangesAtom, () => mutate()), [mutate]);

  const isFilled = data && data[list].length > 0;
  const element = useRef<HTMLDivElement>(null);
  const mayAppear = useShiftFree(element, isFilled === true);
  useEffect(() => {
    if (isFilled !== undefined) rememberOwnRow(rowKey, isFilled);
    if (isFilled && mayAppear) keepOwnRow(rowKey);
  }, [rowKey, isFilled, mayAppear]);

  if (isFilled === false) return null;
  if (error && !data) {
    return (
      <div className={styles.failed}>
        <div>{place}</div>
        <div style={{ display: ownRowDisplay(rowKey) }}>
          <RowMessage title={title} text={labels.row.failed}>
            <Button onClick={() => mutate()}>{labels.row.retry}</Button>
          </RowMessage>
        </div>
      </div>
    );
  }
  // Spec 2 §2: "my" pages are hidden from guests. Only the history is there completely.
  const hasPage = list === 'histories' && hasUserSession() && documentAudience() === 'everyone';
  const allHref = hasPage ? routes.page(MY_SLUG) : null;
  return (
    <div ref={element}>
      {data && mayAppear ? <CatalogueRow page={data} labels={labels} allHref={allHref} /> : place}
    </div>
  );
}
