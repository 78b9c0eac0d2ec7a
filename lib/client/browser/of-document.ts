import type { Audience } from '@/lib/shared/sites/audience';

/** For whom the page on show was made; lists that come later belong to the same audience. Browser only. */
export function documentAudience(): Audience {
  return document.documentElement.dataset.audience === 'child' ? 'child' : 'everyone';
}
