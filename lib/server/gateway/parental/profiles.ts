import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  activeProfile,
  changeProfile,
  createProfile,
  listAvatars,
  listProfiles,
  removeProfile,
} from '@/lib/platform/sign-in/profiles';
import { NAME_MAX_LENGTH } from '@/lib/rules/profiles/constants';
import type { ProfileList } from '@/lib/rules/profiles/profile';
import { DEFAULT_ROLE, isForParents, needsParentalCheck } from '@/lib/rules/profiles/rules';
import { Attempt } from '@/lib/server/gateway/http/attempt';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { asViewer, changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { anyAvatar, findProfile, refuseGuest, remember } from '@/lib/server/gateway/session/session-profile';
import type { Session } from '@/lib/server/session/session';
import { sessionProfileOf } from '@/lib/server/session/session-data';
import { CHILD_LEVELS } from '@/lib/shared/sites/audience';
import { requirePin } from './parental-check';

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_MAX_LENGTH));
const Kind = v.picklist(['adult', 'child']);
/** The age up to which a child sees content. */
const Level = v.picklist(CHILD_LEVELS);
const Avatar = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

/** A time of the day; more rules are the platform's. */
const Time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440));

const optional = {
  ageLevel: v.optional(Level),
  dailyMinutes: v.optional(v.nullable(Minutes)),
  bedtime: v.optional(v.nullable(v.object({ from: Time, to: Time }))),
  avatarId: v.optional(Avatar),
};
const Creation = v.object({
  name: Name,
  role: v.optional(Kind, DEFAULT_ROLE),
  ...optional,
  attempt: v.optional(Attempt),
});
const Change = v.object({ name: v.optional(Name), role: v.optional(Kind), ...optional });

/** `GET /api/session/profiles`: the profiles of the account, and the active one. */
export function profilesAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value, session } = await asViewer(request, async (target, viewer) => {
      refuseGuest(viewer);
      const [profiles, active] = await Promise.all([listProfiles(target), activeProfile(target)]);
      return { profiles, active };
    });
    await remember(session, sessionProfileOf(value.active));
    return { profiles: value.profiles, activeId: value.active.id } satisfies ProfileList;
  });
}

/** `GET /api/session/profiles/avatars`. */
export function avatarsAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, (target) => listAvatars(target));
    return { categories: value };
  });
}

/**
 * `POST /api/session/profiles {name, role?, ageLevel?, dailyMinutes?, bedtime?, avatarId?, attempt?}` (spec 3 §4: adult and
 * a random avatar by default); level and limits are chosen after a parental check. Repeated with one attempt it adds one
 * profile.
 */
export function addProfile(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Creation);
    if (body instanceof Response) return body;
    // The attempt is no field of the profile: the parental check looks at all of them.
    const { attempt, ...input } = body;
    const { value } = await asViewer(request, async (target, session) => {
      refuseGuest(session);
      if (isForParents(input)) await requireAdult(target, session);
      // Another avatar would make a repeated request another one, so then the platform chooses.
      const avatarId = input.avatarId ?? (attempt ? undefined : await anyAvatar(target));
      return createProfile(target, { ...input, avatarId }, attempt);
    });
    return value;
  });
}

/**
 * `PATCH /api/session/profiles/{id} {name?, role?, ageLevel?, dailyMinutes?, bedtime?, avatarId?}`; for an adult one, and
 * for level and limits, after a parental check (spec 3 §4).
 */
export function editProfile(request: Request, id: string): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    const { value, session } = await asViewer(request, async (target, viewer) => {
      refuseGuest(viewer);
      const profile = await findProfile(target, id);
      if (needsParentalCheck(profile, body)) await requireAdult(target, viewer);
      return changeProfile(target, profile.id, body);
    });
    if (session.profile?.id !== value.id) return value;
    // A changed role of the active profile gives the session a new id (quality S07).
    if (session.profile.role === value.role) await remember(session, sessionProfileOf(value));
    else await changeSession(request, async () => ({ value, change: { profile: sessionProfileOf(value) } }));
    return value;
  });
}

/** `DELETE /api/session/profiles/{id}`; the platform refuses the active one and the last adult. */
export function dropProfile(request: Request, id: string): Promise<Response> {
  return personal(request, async () => {
    await asViewer(request, async (target, session) => {
      refuseGuest(session);
      const profile = await findProfile(target, id);
      if (needsParentalCheck(profile)) await requireAdult(target, session);
      await removeProfile(target, profile.id);
    });
  });
}

/**
 * Refused in a child's session whatever the settings are, because adults' data is not for children (quality
 * S14). Otherwise needs the PIN.
 */
async function requireAdult(target: Target, session: Session): Promise<void> {
  const { role } = await activeProfile(target);
  if (role === 'child') throw new OwnRefusal(403, 'not_for_children');
  await requirePin(target, session, 'profile');
}
