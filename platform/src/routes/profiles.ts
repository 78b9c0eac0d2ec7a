import { Type } from 'typebox';
import type { Routes } from '../http/app.ts';
import { callerOf } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { ProfileWire, presentProfile, profileById, profilesOf } from '../session/profile.ts';

const config = { access: 'user' } as const;

/** The viewer's profiles (wire.md 2.10). */
export const profileRoutes: Routes = async (app, { db, env }) => {
  app.get(
    '/v2/users/self/profiles',
    { schema: { summary: 'The caller’s profiles', response: { 200: Type.Array(ProfileWire) } }, config },
    async (request) => {
      const profiles = await profilesOf(db, callerOf(request).userId);
      return profiles.map((profile) => presentProfile(profile, env.publicUrl));
    },
  );

  app.get(
    '/v2/users/self/profile',
    { schema: { summary: 'The profile in use', response: { 200: ProfileWire } }, config },
    async (request) => {
      const { userId, profileId } = callerOf(request);
      const profile = (await profileById(db, profileId)) ?? (await profilesOf(db, userId))[0];
      if (!profile) throw new ApiError('not_found', { message: 'unknown_profile' });
      return presentProfile(profile, env.publicUrl);
    },
  );
};
