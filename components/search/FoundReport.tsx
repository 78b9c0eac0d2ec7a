'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { FoundRecord } from '@/lib/platform/resources/search';

interface Props {
  query: string;
  /** By the address of the result. */
  records: Record<string, FoundRecord>;
  children: ReactNode;
}

/** Around the results: notes which of them was opened (spec 1 §3 Search-found record). The links stay plain links. */
export function FoundReport({ query, records, children }: Props) {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const record = records[link?.getAttribute('href') ?? ''];
    if (!record) return;
    // The client of the platform weighs more than all of this page, so it comes on demand; a lost report is no harm.
    import('@/lib/client/search/calls').then(
      ({ reportFound }) => reportFound(record, query),
      () => {},
    );
  };
  return <div onClickCapture={onClick}>{children}</div>;
}
