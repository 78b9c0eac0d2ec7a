'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { FoundRecord } from '@/lib/platform/resources/search';

interface Props {
  query: string;
  /** By the address of the result. */
  records: Record<string, FoundRecord>;
  children: ReactNode;
}

/** Reports which result was opened (spec 1 §3 Search-found record). The results stay plain links. */
export function FoundReport({ query, records, children }: Props) {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const record = records[link?.getAttribute('href') ?? ''];
    if (!record) return;
    // The platform client is larger than this page, so it loads on demand; a lost report does no harm.
    import('@/lib/client/search/calls').then(
      ({ reportFound }) => reportFound(record, query),
      () => {},
    );
  };
  return <div onClickCapture={onClick}>{children}</div>;
}
