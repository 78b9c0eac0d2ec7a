import type { ComponentType } from 'react';
import type { AccountMenuProps } from './account-menu';

/** What stands in the header for somebody who is logged in; another area has a part of it, so a route puts it together. */
export interface OwnTools {
  Messages: ComponentType<{ labels: AccountMenuProps['labels'] }>;
  Account: ComponentType<AccountMenuProps>;
}

type Load = () => Promise<OwnTools>;

let known: Load | null = null;

export function offerTools(load: Load): void {
  known = load;
}

/** The account can stand in the header at once; without its script the place stays what it was. */
export async function toolsAreThere(): Promise<void> {
  await known?.().catch(() => {});
}
