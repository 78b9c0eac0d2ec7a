import type { ComponentType } from 'react';
import type { AccountMenuProps } from './account-menu';

/** Header tools of a logged-in person; a route combines parts of several areas. */
export interface HeaderTools {
  Messages: ComponentType<{ labels: AccountMenuProps['labels'] }>;
  /** A payment in progress; nothing while there is none. */
  Payment: ComponentType;
  Account: ComponentType<AccountMenuProps>;
}

type Load = () => Promise<HeaderTools>;

let registered: Load | null = null;

export function registerTools(load: Load): void {
  registered = load;
}

/** Resolves when the account can be shown in the header; without its script nothing changes. */
export async function toolsLoaded(): Promise<void> {
  await registered?.().catch(() => {});
}
