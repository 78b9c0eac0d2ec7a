import 'server-only';
import * as v from 'valibot';
import { type Call, send, type Target } from '@/lib/platform/http/transport';
import { idText } from '@/lib/platform/http/wire';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import { isAdult, isLoginNeeded, isPinNeeded } from '@/lib/rules/parental/rules';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { parentalMemory } from '@/lib/server/parental/memory';
import type { Session } from '@/lib/server/session/session';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { accountOf, watcherOf } from './parental-check';
import { playingAt } from './parental-seen';

const STATISTIC = /^\/users\/self\/stat\/(\d+)$/;

interface Viewer {
  session: Session;
  reader: AudienceContext;
  /** Spec 1 §6: an embed with `ignore_parental_control` from a trusted origin. */
  isTrustedEmbed?: boolean;
}

/**
 * Sends a call of the browser unless parental control refuses it (spec 2 §5). The check is on the server, so
 * a page cannot avoid it (quality S13).
 * @throws PinRequired; OwnRefusal for guests and children; PlatformError
 */
export async function sendPermitted<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  target: Target,
  viewer: Viewer,
): Promise<v.InferOutput<Schema>> {
  const { deviceId } = viewer.session;
  const statId = STATISTIC.exec(call.path)?.[1];
  if (statId) await parentalMemory.plays.extend(deviceId, statId, Date.now());
  const subjects = await permit(call, target, viewer);
  const answer = await send(call, target);
  for (const subject of subjects) {
    await parentalMemory.plays.begin(deviceId, subject, statIdOf(answer), Date.now());
  }
  return answer;
}

/** The protected items that are unlocked now. */
async function permit(
  { path, query }: Call<v.GenericSchema>,
  target: Target,
  { session, reader, isTrustedEmbed }: Viewer,
): Promise<string[]> {
  if (!path.endsWith('/stream')) return [];
  // Without a PIN nothing needs a check: the age is not read, so nothing more can fail.
  if (isAdultSession(session) && (await accountOf(target, session)).status !== 'set') return [];
  const ts = typeof query?.ts === 'string' ? query.ts : null;
  const [watcher, playing] = await Promise.all([watcherOf(target, session), playingAt(path, ts, reader)]);
  const protectedKeys: string[] = [];
  for (const { action, seen, channelId } of playing) {
    const now = Date.now();
    const channelSetting = channelId === null ? null : watcher.device?.channels[channelId];
    const question = { ...watcher, action, seen: { ...seen, channelSetting }, isTrustedEmbed, now };
    // Not even with the PIN (spec 2 §5); the platform refuses it too.
    if (watcher.childLevel !== null && isAdult(seen.ages, watcher.childLevel))
      throw new OwnRefusal(403, 'not_for_children');
    if (isLoginNeeded(question)) throw new OwnRefusal(403, 'login_for_adults');
    const isGoingOn = await parentalMemory.plays.isGoingOn(session.deviceId, seen.subject, now);
    if (isPinNeeded({ ...question, isGoingOn })) throw new PinRequired(action, seen.subject);
    if (isPinNeeded({ ...question, unlock: null })) protectedKeys.push(seen.subject);
  }
  return protectedKeys;
}

function isAdultSession({ isGuest, profile }: Session): boolean {
  return !isGuest && profile?.role !== 'child';
}

const Counted = v.object({ stat: v.object({ id: idText }) });

function statIdOf(answer: unknown): string | null {
  const parsed = v.safeParse(Counted, answer);
  return parsed.success ? parsed.output.stat.id : null;
}
