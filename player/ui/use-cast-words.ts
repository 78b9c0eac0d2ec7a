import { fill } from '@/lib/shared/i18n/fill';
import { useKey, usePlayerContext } from './context';

/** Where it plays instead of here; null while it plays here. */
export function useCastWords(): string | null {
  const { labels } = usePlayerContext();
  const state = useKey('castState');
  const device = useKey('castDevice');
  if (state === 'connecting') return labels.castConnecting;
  if (state !== 'connected') return null;
  return device ? fill(labels.castDevice, { device }) : labels.castElsewhere;
}
