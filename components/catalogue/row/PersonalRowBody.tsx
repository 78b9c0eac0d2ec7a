'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { fill } from '@/components/ui/fill';
import { documentAudience } from '@/lib/audience/of-document';
import { onHistory } from '@/lib/catalogue/history';
import { rowLook } from '@/lib/catalogue/row-look';
import { callAsViewer } from '@/lib/platform/browser';
import { rowCall, toRowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { isPersonKnown } from '@/lib/session/known';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';

export interface PersonalRowProps {
  rowKey: string;
  template: string;
  /** "Season {season}, episode {episode}". */
  episodeLabel: string;
  labels: RowLabels;
}

/** Where all that somebody has watched stands. */
const MY_SLUG = 'my';

/** "Continue watching" and its like. A failure leaves the row out: it is a comfort, not the page. */
export function PersonalRowBody({ rowKey, template, episodeLabel, labels }: PersonalRowProps) {
  const query = { offset: 0, limit: rowLook(template).pageSize };
  const { data, mutate } = useSWR(['personal-row', rowKey], async () =>
    toRowPage(await callAsViewer(rowCall(rowKey, query)), query, {
      audience: documentAudience(),
      episode: (season, episode) => fill(episodeLabel, { season, episode }),
    }),
  );
  // What was watched or taken out elsewhere on the page.
  useEffect(() => onHistory(() => mutate()), [mutate]);
  if (!data) return null;
  // Spec 2 §2: "my" pages are hidden from guests.
  const allHref = isPersonKnown() && documentAudience() === 'everyone' ? routes.page(MY_SLUG) : null;
  return <CatalogueRow page={data} labels={labels} allHref={allHref} />;
}
