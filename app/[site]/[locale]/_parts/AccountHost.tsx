'use client';

import type { ComponentProps } from 'react';
import { AccountButton } from '@/components/session/AccountButton';

const load = () => import('./own-tools').then(({ ownTools }) => ownTools);

/** Every page has it; what belongs to a person arrives with one. */
export function AccountHost(props: Omit<ComponentProps<typeof AccountButton>, 'load'>) {
  return <AccountButton {...props} load={load} />;
}
