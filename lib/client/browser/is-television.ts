import { TELEVISION_CLASS } from '@/lib/shared/sites/television';

/** Whether this page was made for a television (docs/TELEVISION.md). Browser only. */
export const isTelevision = (): boolean => document.documentElement.classList.contains(TELEVISION_CLASS);
