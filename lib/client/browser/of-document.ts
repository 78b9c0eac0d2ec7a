import type { Audience } from '@/lib/shared/sites/audience';

/** The audience that the page was rendered for; lists that load later use the same. Browser only. */
export function documentAudience(): Audience {
  return document.documentElement.dataset.audience === 'child' ? 'child' : 'everyone';
}
