import * as v from 'valibot';
import { serverNow } from '@/lib/client/browser/server-clock';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import { DestinationWire, toTarget } from '@/lib/platform/resources/destinations';
import type { Target } from '@/lib/rules/catalogue/view';
import { isCurrent, type Push } from '@/lib/rules/notices/push';
import { routes } from '@/lib/shared/routes';

const PATH = '/users/self/pushes';

const Destination = v.object({ ...DestinationWire.entries, code: textOrNull });

const PushWire = v.object({
  id: idText,
  title: text,
  body: text,
  icon: textOrNull,
  action: textOrNull,
  time_to_live: v.number(),
  time_start: v.pipe(v.string(), v.isoTimestamp()),
  destination: v.nullish(Destination),
});

/** Pushes that are worth showing now, the earliest first. @throws PlatformError */
export async function loadPushes(now: () => number = serverNow): Promise<Push[]> {
  const sent = await callAsViewer({ path: PATH, schema: bareList(PushWire) });
  return sent
    .map(({ id, title, body, icon, action, time_start, time_to_live, destination }) => ({
      id,
      title,
      body,
      icon,
      action,
      expiresAt: Date.parse(time_start) + time_to_live * 1000,
      target: destination ? targetOf(destination) : null,
    }))
    .filter((push) => isCurrent(push, now()));
}

/** A promo key that a push brings along is entered already (spec 3 §2 `/promo?code=`). */
function targetOf(destination: v.InferOutput<typeof Destination>): Target | null {
  const target = toTarget(destination);
  const { code } = destination;
  return target?.kind === 'promo-key' && code ? { ...target, href: routes.promo(code) } : target;
}

/** It was shown, and does not come again on any device. Failures are ignored: at most it comes once more. */
export async function notePush(id: string): Promise<void> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  await callAsViewer({ method: 'DELETE', path, schema: v.unknown() }).catch(() => {});
}
