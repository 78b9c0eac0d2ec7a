'use client';

import type { ComponentProps } from 'react';
import { AccountButton } from '@/components/session/AccountButton';

const load = () => import('./header-tools').then(({ headerTools: ownTools }) => ownTools);

/** Every page has it; its code loads only for logged-in viewers. */
export function AccountHost(props: Omit<ComponentProps<typeof AccountButton>, 'load'>) {
  return <AccountButton {...props} load={load} />;
}
