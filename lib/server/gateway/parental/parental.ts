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
import { refuseChild, refuseGuest } from '@/lib/server/gateway/session/session-profile';
import { parentalMemory } from '@/lib/server/parental/memory';
import type { Session } from '@/lib/server/session/session';
import { isLockedAlways, requirePinAlways, watcherOf } from './parental-check';

/** An adult item, by which the settings page learns which actions need the PIN now. */
const ADULT_ONE = { subject: '', ages: [99] };

/**
 * `GET /api/session/parental`: the parental settings of this device, and whether the PIN is required now
 * (spec 3 §2).
 */
export function parentalAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    // Requested in parallel; without them only the list of durations is missing.
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
  /** By channel id: 0 is open, 1 always asks, more are minutes. */
  parentalChannels: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440)),
      ),
      v.check((channels) => Object.keys(channels).length <= 500),
    ),
  ),
  /** Spec 1 §4: the answer of a user who wants no PIN. */
  status: v.optional(v.literal('ignore')),
});

/**
 * `PATCH /api/session/parental {settings?, parentalChannels?, status?}`; needs the PIN where there is one.
 */
export function changeParental(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    const { value } = await asViewer(request, async (target, session) => {
      refuseGuest(session);
      refuseChild(session);
      // This PIN check has no switch of its own. Otherwise anybody could turn off all locks once the lock of the
      // settings is off.
      await requirePinAlways(target, session);
      await change(target, session, body);
      return read(target, session);
    });
    return value;
  });
}

async function change(target: Target, session: Session, body: v.InferOutput<typeof Change>): Promise<void> {
  const { settings, parentalChannels: channels } = body;
  if (settings || channels) {
    // Read again, so that no change of another tab is lost.
    const device = await getParentalDevice(target, session.deviceId);
    const known = { ...device, settings: device.settings ?? DEFAULT_SETTINGS };
    await setParentalDevice(target, session.deviceId, { settings: chosen(settings), channels }, known);
    await parentalMemory.changed('devices', session.deviceId);
  }
  if (body.status === 'ignore') {
    const { status } = await getParentalAccount(target);
    if (status === 'set') throw new OwnRefusal(409, 'pin_is_set');
    await declinePin(target);
    await parentalMemory.changed('accounts', String(session.userId));
  }
}

/** Without undefined values. */
function chosen(settings: v.InferOutput<typeof Change>['settings']): Partial<ParentalSettings> | undefined {
  if (!settings) return undefined;
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

async function read(target: Target, session: Session) {
  refuseGuest(session);
  // The dialogue is in the language of the viewer, so it is not cached.
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
    isLocked: isLockedAlways(watcher),
  };
}
