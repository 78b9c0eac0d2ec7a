import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { SearchIcon } from '@/components/ui/icon/search';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The state without results, for any reason. */
export function SearchEmpty({ title, text, children }: Props) {
  return (
    <EmptyState icon={<SearchIcon size="lg" />} title={title} text={text}>
      {children}
    </EmptyState>
  );
}
