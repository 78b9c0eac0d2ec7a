import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '../db/open.ts';
import { profiles } from '../db/schema/session.ts';
import { childLevel } from '../domain/age.ts';
import { KIND_ID, type Role } from '../domain/profiles.ts';
import { timeOf } from '../domain/screen-time.ts';
import type { Locale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import { basesOf } from '../http/public-address.ts';
import { imageUrls } from '../presenters/images.ts';
import { limitsOf } from './screen-time.ts';

export type Profile = typeof profiles.$inferSelect;

const role = Type.Union([Type.Literal('adult'), Type.Literal('child')]);

/** wire 2.10: one of the two kinds of profile. */
export const KindWire = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String(),
  role,
  description: Type.String(),
});

/** The age levels of a child profile. */
export const AgeLevel = Type.Union([Type.Literal(0), Type.Literal(6), Type.Literal(12)]);

/** A time of the local day. */
const DayTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** Over midnight when `from` is after `to`. */
export const BedtimeWire = Type.Object({ from: DayTime, to: DayTime });

const ScreenLimitsWire = Type.Object({
  daily_minutes: Type.Union([Type.Integer(), Type.Null()]),
  bedtime: Type.Union([BedtimeWire, Type.Null()]),
});

/** wire 2.10 UserProfile. */
export const ProfileWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  icon: Type.String(),
  icon_avatar_id: Type.Integer(),
  /** Ours: its viewer gave it no name, and `name` is in the language of the request. */
  is_unnamed: Type.Boolean(),
  role,
  /** Ours: the age up to which a child sees content; null for adults. */
  age_level: Type.Union([AgeLevel, Type.Null()]),
  /** Ours: the limits of a child, null: none; null for adults. */
  screen_time: Type.Union([ScreenLimitsWire, Type.Null()]),
  profile: KindWire,
});

/** What the answers about profiles and devices depend on, beside their rows. */
export interface ProfileView {
  imagesUrl: string;
  locale: Locale;
}

/** The first profile has no name of its own until its viewer gives it one. */
export const profileName = ({ name }: Pick<Profile, 'name'>, locale: Locale): string =>
  name || translate(locale, { key: 'first_profile' });

export const profileViewOf = (
  { locale }: Pick<FastifyRequest, 'locale'>,
  env: Parameters<typeof basesOf>[0],
): ProfileView => ({ imagesUrl: basesOf(env).imagesUrl, locale });

export function presentProfile(
  profile: Profile,
  { imagesUrl, locale }: ProfileView,
): Static<typeof ProfileWire> {
  const icon = imageUrls(imagesUrl)('avatar', profile.avatarId, 'ru');
  const { id } = profile;
  const name = profileName(profile, locale);
  const kind = { id: KIND_ID[profile.role], name, icon, role: profile.role, description: '' };
  return {
    id,
    name,
    icon,
    icon_avatar_id: profile.avatarId,
    is_unnamed: !profile.name,
    role: profile.role,
    age_level: profile.role === 'child' ? childLevel(profile.ageLevel) : null,
    screen_time: profile.role === 'child' ? presentLimits(profile) : null,
    profile: kind,
  };
}

/** How long a child may watch. */
export function presentLimits(profile: Profile): Static<typeof ScreenLimitsWire> {
  const { dailyMinutes, bedtime } = limitsOf(profile);
  return {
    daily_minutes: dailyMinutes,
    bedtime: bedtime && { from: timeOf(bedtime.from), to: timeOf(bedtime.to) },
  };
}

/** The avatar of a kind itself, without a profile. */
const KIND_AVATAR: Record<Role, number> = { adult: 1, child: 4 };

/** The default profiles of `GET /v2/profiles`. */
export function presentKinds({ imagesUrl, locale }: ProfileView): Static<typeof KindWire>[] {
  const kind = (role: Role) => ({
    id: KIND_ID[role],
    name: translate(locale, { key: `profile_${role}` }),
    icon: imageUrls(imagesUrl)('avatar', KIND_AVATAR[role], locale),
    role,
    description: translate(locale, { key: `profile_${role}_text` }),
  });
  return [kind('adult'), kind('child')];
}

/** A user's profiles, the oldest first. */
export function profilesOf(db: Database, userId: number): Promise<Profile[]> {
  return db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(profiles.createdAt, profiles.id);
}

export async function profileById(db: Database, id: string | null): Promise<Profile | null> {
  if (!id) return null;
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile ?? null;
}
