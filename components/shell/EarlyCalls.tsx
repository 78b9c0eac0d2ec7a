import { addressOf } from '@/lib/platform/http/transport';
import { EARLY_CALLS } from '@/lib/rules/pages/early-calls';
import type { EarlyPlayback } from '@/lib/rules/playback/early-playback';

interface Props {
  calls: readonly Parameters<typeof addressOf>[0][];
  /** What these calls are for. */
  plays: EarlyPlayback;
}

/** An inline script that begins what the islands of this page will call for as the viewer, before their own scripts have loaded. */
export function EarlyCalls({ calls, plays }: Props) {
  if (calls.length === 0) return null;
  const names = calls.map((call) => `GET /api/v2${addressOf(call)}`);
  return (
    <script data-calls={names.join('\n')} data-plays={JSON.stringify(plays)}>
      {EARLY_CALLS}
    </script>
  );
}
