'use client';

import useSWR from 'swr';
import { fill } from '@/components/ui/fill';
import { documentAudience } from '@/lib/audience/of-document';
import { rowPageSize } from '@/lib/catalogue/limits';
import { callAsViewer } from '@/lib/platform/browser';
import { rowCall, toRowPage } from '@/lib/platform/rows';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';

export interface PersonalRowProps {
  rowKey: string;
  template: string;
  /** "Season {season}, episode {episode}". */
  episodeLabel: string;
  labels: RowLabels;
}

/** "Continue watching" and its like. A failure leaves the row out: it is a comfort, not the page. */
export function PersonalRowBody({ rowKey, template, episodeLabel, labels }: PersonalRowProps) {
  const query = { offset: 0, limit: rowPageSize(template) };
  const { data } = useSWR(['personal-row', rowKey], async () =>
    toRowPage(await callAsViewer(rowCall(rowKey, query)), query, {
      audience: documentAudience(),
      episode: (season, episode) => fill(episodeLabel, { season, episode }),
    }),
  );
  return data ? <CatalogueRow page={data} labels={labels} /> : null;
}
