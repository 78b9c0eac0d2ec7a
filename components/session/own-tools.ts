import type { ComponentType } from 'react';
import type { AccountMenuProps } from './account-menu';

/** Header tools of a logged-in person; a route combines parts of two areas. */
export interface OwnTools {
  Messages: ComponentType<{ labels: AccountMenuProps['labels'] }>;
  Account: ComponentType<AccountMenuProps>;
}

type Load = () => Promise<OwnTools>;

let known: Load | null = null;

export function offerTools(load: Load): void {
  known = load;
}

/** Resolves when the account can be shown in the header; without its script nothing changes. */
export async function toolsAreThere(): Promise<void> {
  await known?.().catch(() => {});
}
