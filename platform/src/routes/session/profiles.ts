import { type Static, Type } from 'typebox';
import { loginProfileOf, roleOfKind } from '../../domain/profiles.ts';
import { type Bedtime, minutesOf } from '../../domain/screen-time.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild, registeredCallerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { basesOf } from '../../http/public-address.ts';
import { isUuid } from '../../http/uuid.ts';
import { AVATAR_COUNT, AvatarCategoryWire, avatarForPicture, presentAvatars } from '../../session/avatars.ts';
import { permitSwitch } from '../../session/child-guard.ts';
import {
  AgeLevel,
  BedtimeWire,
  KindWire,
  ProfileWire,
  presentKinds,
  presentProfile,
  profileById,
  profilesOf,
  profileViewOf,
} from '../../session/profile.ts';
import {
  addProfile,
  changeProfile,
  type ProfileFields,
  removeProfile,
  switchProfile,
} from '../../session/profile-changes.ts';

const name = Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' });

/** wire 2.10 inputs; `profile_id` and `icon_base64` are those of older clients. */
const profileFields = {
  role: Type.Optional(Type.Union([Type.Literal('adult'), Type.Literal('child')])),
  icon_avatar_id: Type.Optional(Type.Integer({ minimum: 1, maximum: AVATAR_COUNT })),
  /** Ours: the age up to which a child sees content. */
  age_level: Type.Optional(AgeLevel),
  /** Ours: the screen time of a child; null ends a limit. */
  daily_minutes: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1440 }), Type.Null()])),
  bedtime: Type.Optional(Type.Union([BedtimeWire, Type.Null()])),
  profile_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  icon_base64: Type.Optional(Type.String({ maxLength: 200_000 })),
};
const creation = Type.Object({ name, ...profileFields });
const change = Type.Object({ name: Type.Optional(name), ...profileFields });
const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const switching = Type.Object({ ...byId.properties, pincode: Type.Optional(Type.String({ maxLength: 16 })) });

function fieldsOf(body: Static<typeof change>): ProfileFields {
  const { role, icon_avatar_id, age_level, profile_id, icon_base64, daily_minutes, bedtime } = body;
  return {
    name: body.name?.trim(),
    role: role ?? (profile_id === undefined ? undefined : (roleOfKind(profile_id) ?? undefined)),
    ageLevel: age_level,
    dailyMinutes: daily_minutes,
    bedtime: bedtime && bedtimeOf(bedtime),
    avatarId: icon_avatar_id ?? (icon_base64 ? avatarForPicture(icon_base64) : undefined),
  };
}

/** A bedtime without an end would never let a child watch. */
function bedtimeOf({ from, to }: Static<typeof BedtimeWire>): Bedtime {
  const bedtime = { from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 };
  if (bedtime.from === bedtime.to) throw new ApiError('invalid', { message: 'bedtime_without_end' });
  return bedtime;
}

/** What a child may change of itself; all else is for its parents. */
const OF_A_CHILD = ['name', 'avatarId'];

/** The viewer's profiles (wire 2.10). */
export const profileRoutes: Routes = async (app, deps) => {
  const { db, clock, env, tokens } = deps;
  const { imagesUrl } = basesOf(env);
  const config = { access: 'user' as const };
  const changing = { ...config, errors: ['permission_denied'] as const };

  app.get(
    '/v2/users/self/profiles',
    { schema: { summary: 'The caller’s profiles', response: { 200: Type.Array(ProfileWire) } }, config },
    async (request) => {
      const profiles = await profilesOf(db, callerOf(request).userId);
      const view = profileViewOf(request, env);
      return profiles.map((profile) => presentProfile(profile, view));
    },
  );

  app.post(
    '/v2/users/self/profiles',
    {
      schema: { summary: 'Adds a profile, up to five', body: creation, response: { 200: ProfileWire } },
      config: { ...config, idempotent: true, errors: ['permission_denied', 'conflict'] },
    },
    async (request) => {
      const { userId } = registeredCallerOf(request);
      const fields = { ...fieldsOf(request.body), name: request.body.name.trim() };
      const profile = await addProfile(db, userId, fields, new Date(clock.now()));
      return presentProfile(profile, profileViewOf(request, env));
    },
  );

  app.patch(
    '/v2/users/self/profiles/:id',
    {
      schema: {
        summary: 'Changes name, role, avatar, age level or limits of a profile',
        params: byId,
        body: change,
        response: { 200: ProfileWire },
      },
      config: { ...changing, forChildren: true },
    },
    async (request) => {
      const { userId, profileId } = callerOf(request);
      const { id } = request.params;
      if (!isUuid(id)) throw new ApiError('not_found', { message: 'unknown_profile' });
      const fields = fieldsOf(request.body);
      const isForParents = Object.entries(fields).some(
        ([name, value]) => value !== undefined && !OF_A_CHILD.includes(name),
      );
      if (isForParents || id.toLowerCase() !== profileId) refuseChild(request.caller);
      const profile = await changeProfile(db, userId, id.toLowerCase(), fields);
      // A new role has to act at once for every token with this profile.
      await tokens.drop(userId);
      return presentProfile(profile, profileViewOf(request, env));
    },
  );

  app.delete(
    '/v2/users/self/profiles/:id',
    {
      schema: { summary: 'Removes a profile and its history', params: byId },
      config: { ...changing },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isUuid(id)) throw new ApiError('not_found', { message: 'unknown_profile' });
      await removeProfile(db, caller, id.toLowerCase());
      await tokens.drop(caller.userId);
      return reply.code(204).send();
    },
  );

  app.get(
    '/v2/users/self/profile',
    {
      schema: { summary: 'The profile in use', response: { 200: ProfileWire } },
      config: { ...config, errors: ['not_found'] },
    },
    async (request) => {
      const { userId, profileId } = callerOf(request);
      const profile = (await profileById(db, profileId)) ?? loginProfileOf(await profilesOf(db, userId));
      if (!profile) throw new ApiError('not_found', { message: 'unknown_profile' });
      return presentProfile(profile, profileViewOf(request, env));
    },
  );

  app.post(
    '/v2/users/self/profile',
    {
      schema: {
        summary:
          'Switches to a profile; from a child’s to one that may watch more with the PIN, where one is set',
        body: switching,
        response: { 200: ProfileWire },
      },
      config: { ...config, forChildren: true, errors: ['not_found', 'permission_denied', 'throttled'] },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id, pincode } = request.body;
      if (!isUuid(id)) throw new ApiError('not_found', { message: 'unknown_profile' });
      await permitSwitch(deps, caller, { id: id.toLowerCase(), pincode });
      const profile = await switchProfile(db, caller, id.toLowerCase());
      await tokens.drop(caller.userId);
      return presentProfile(profile, profileViewOf(request, env));
    },
  );

  app.get(
    '/v2/profiles',
    {
      schema: { summary: 'The two kinds of profile', response: { 200: Type.Array(KindWire) } },
      config: { access: 'public' },
    },
    async (request) => presentKinds(profileViewOf(request, env)),
  );

  app.get(
    '/v2/profiles/avatar_categories',
    {
      schema: { summary: 'Avatars to choose from', response: { 200: Type.Array(AvatarCategoryWire) } },
      config: { access: 'public' },
    },
    async ({ locale }) => presentAvatars(locale, imagesUrl),
  );
};
