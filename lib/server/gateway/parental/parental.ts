import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  declinePin,
  getParentalAccount,
  getParentalDevice,
  listDurations,
  setParentalDevice,
} from '@/lib/platform/resources/parental';
import {
  DEFAULT_SETTINGS,
  isPinNeeded,
  PARENTAL_ACTIONS,
  type ParentalAction,
  type ParentalSettings,
} from '@/lib/rules/parental/rules';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseChild, refuseGuest } from '@/lib/server/gateway/session/profile-seat';
import { parentalMemory } from '@/lib/server/parental/memory';
import type { Session } from '@/lib/server/session/session';
import { requirePin, watcherOf } from './parental-check';

/** Something rated for adults: by it the settings page says which actions need the PIN now. */
const ADULT_ONE = { subject: '', ages: [99] };

/** `GET /api/session/parental`: what this device asks the PIN for, and whether it would now (spec 3 §2). */
export function parentalAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    // Asked at the same time; without them only the choice of a channel is missing.
    const durations = listDurations(viewerLocale(request)).catch(() => []);
    const { value } = await asViewer(request, read);
    return { ...value, durations: await durations };
  });
}

const Change = v.object({
  settings: v.optional(
    v.partial(
      v.object({
        ...(Object.fromEntries(PARENTAL_ACTIONS.map((action) => [action, v.boolean()])) as Record<
          ParentalAction,
          v.BooleanSchema<undefined>
        >),
        duration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440)),
      }),
    ),
  ),
  /** By channel id: 0 is open, 1 asks always, more are minutes. */
  parentalChannels: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440)),
      ),
      v.check((channels) => Object.keys(channels).length <= 500),
    ),
  ),
  /** Spec 1 §4: the answer of whoever does not want a PIN. */
  status: v.optional(v.literal('ignore')),
});

/** `PATCH /api/session/parental {settings?, parentalChannels?, status?}`; with the PIN, where there is one. */
export function changeParental(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    const { value } = await asViewer(request, async (target, session) => {
      refuseGuest(session);
      refuseChild(session);
      await requirePin(target, session, 'settings');
      await change(target, session, body);
      return read(target, session);
    });
    return value;
  });
}

async function change(target: Target, session: Session, body: v.InferOutput<typeof Change>): Promise<void> {
  const { settings, parentalChannels: channels } = body;
  if (settings || channels) {
    // The newest, so that nothing of another tab is lost.
    const device = await getParentalDevice(target, session.deviceId);
    const known = { ...device, settings: device.settings ?? DEFAULT_SETTINGS };
    await setParentalDevice(target, session.deviceId, { settings: chosen(settings), channels }, known);
    parentalMemory.devices.delete(session.deviceId);
  }
  if (body.status === 'ignore') {
    const { status } = await getParentalAccount(target);
    if (status === 'set') throw new OwnRefusal(409, 'pin_is_set');
    await declinePin(target);
    parentalMemory.accounts.delete(String(session.userId));
  }
}

/** Without what was not said. */
function chosen(settings: v.InferOutput<typeof Change>['settings']): Partial<ParentalSettings> | undefined {
  if (!settings) return undefined;
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

async function read(target: Target, session: Session) {
  refuseGuest(session);
  // The dialogue is in the viewer's language, so it is not of what is kept.
  const [watcher, { dialogue }] = await Promise.all([watcherOf(target, session), getParentalAccount(target)]);
  const now = Date.now();
  const needs = (action: ParentalAction) => {
    const isWatched = action === 'vod' || action === 'channel' || action === 'program';
    return isPinNeeded({ ...watcher, action, seen: isWatched ? ADULT_ONE : null, now });
  };
  return {
    status: watcher.status,
    dialogue,
    settings: watcher.settings ?? DEFAULT_SETTINGS,
    parentalChannels: watcher.device?.channels ?? {},
    needs: Object.fromEntries(PARENTAL_ACTIONS.map((action) => [action, needs(action)])),
  };
}
