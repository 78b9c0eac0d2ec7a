import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { type Call, send, type Target } from '@/lib/platform/http/transport';
import { artOrNull, flag, listOf, numberOrNull, text } from '@/lib/platform/http/wire';
import { post } from '@/lib/platform/sign-in/token';
import { PARENTAL_ACTIONS, type ParentalSettings, type ParentalStatus } from '@/lib/rules/parental/rules';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';

/** Calls of parental control (spec 1 §7, spec 3 §7). All of them throw PlatformError. */

const DialogueWire = v.object({
  icon: artOrNull,
  title: text,
  message: text,
  buttons: listOf(v.object({ label: text, action: text, is_primary: flag })),
});

const AccountWire = v.object({
  parental_status: v.nullish(v.picklist(['set', 'notset', 'ignore']), 'ignore'),
  parental_code: text,
  parental_dialogue: v.nullish(DialogueWire),
});

/** The question after a login while there is no PIN (spec 1 §4 Parental); `action` is what a button opens. */
interface ParentalDialogue {
  icon: string | null;
  title: string;
  message: string;
  buttons: Array<{ label: string; action: string; isPrimary: boolean }>;
}

export interface ParentalAccount {
  status: ParentalStatus;
  dialogue: ParentalDialogue | null;
}

const self = { path: '/users/self', schema: AccountWire };

/** Whether the user has a PIN; never the PIN itself. */
export async function getParentalAccount(target: Target): Promise<ParentalAccount> {
  const { parental_status, parental_dialogue: dialogue } = await send(self, target);
  return {
    status: parental_status,
    dialogue: dialogue
      ? {
          icon: dialogue.icon,
          title: dialogue.title,
          message: dialogue.message,
          buttons: dialogue.buttons.map(({ label, action, is_primary }) => ({
            label,
            action,
            isPrimary: is_primary,
          })),
        }
      : null,
  };
}

/**
 * What the server knows of the PIN, which never leaves the server (quality R5): whether there is one, and the
 * PIN itself on platforms that return it; empty on a platform that compares it (`isPin`).
 */
export async function getPin(target: Target): Promise<{ isSet: boolean; code: string }> {
  const { parental_status: status, parental_code: code } = await send(self, target);
  return { isSet: status === 'set' || code !== '', code };
}

/** Lets the platform compare the PIN. @throws PlatformError, status 429 after too many wrong ones */
export async function isPin(target: Target, pin: string): Promise<boolean> {
  const call = post('/users/self/parental_code/check', { pincode: pin }, v.object({ is_right: flag }));
  return (await send(call, target)).is_right;
}

export async function setPin(target: Target, pin: string): Promise<void> {
  await send(change('/users/self', { pincode: pin }), target);
}

/** Spec 1 §4: the user wants no PIN and is not asked again. */
export async function declinePin(target: Target): Promise<void> {
  await send(change('/users/self', { parental_status: 'ignore' }), target);
}

/** Spec 3 §4: the PIN by SMS. */
export async function sendPin(target: Target): Promise<void> {
  await send(post('/users/self/parental_code/send', {}, v.unknown()), target);
}

/** One without a value is on, as on a device without settings: a PIN that protects nothing would surprise the parents. */
const setting = v.nullish(v.union([v.boolean(), v.number()]), true);

const entries = Object.fromEntries(PARENTAL_ACTIONS.map((action) => [action, setting])) as Record<
  (typeof PARENTAL_ACTIONS)[number],
  typeof setting
>;

const DeviceWire = v.object({
  settings: v.nullish(v.record(v.string(), v.unknown())),
  parental_settings: v.nullish(v.object({ ...entries, duration: numberOrNull })),
});

// SPEC: spec 1 §3 names `parentalChannels` without its form; ours is the setting of each channel by its id.
const ParentalChannels = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

export interface ParentalDevice {
  /** Null: nothing was chosen on this device. */
  settings: ParentalSettings | null;
  /** By channel id: 1 asks always, more are minutes since the last unlock (spec 1 §4). */
  channels: Record<string, number>;
  /** Other settings stored for the device. */
  otherSettings: Record<string, unknown>;
}

function readDevice({ settings, parental_settings: wire }: v.InferOutput<typeof DeviceWire>): ParentalDevice {
  const channels = v.safeParse(ParentalChannels, settings?.parentalChannels);
  return {
    settings: wire ? { ...wire, duration: wire.duration ?? 0 } : null,
    channels: channels.success ? channels.output : {},
    otherSettings: settings ?? {},
  };
}

export async function getParentalDevice(target: Target, deviceId: string): Promise<ParentalDevice> {
  const call = { path: devicePath(deviceId), schema: DeviceWire };
  return readDevice(await flagMissingDevice(() => send(call, target)));
}

export interface DeviceChange {
  settings?: Partial<ParentalSettings>;
  channels?: Record<string, number>;
}

/** Settings are sent complete: our platform stores one that is missing as off. */
export async function setParentalDevice(
  target: Target,
  deviceId: string,
  { settings, channels }: DeviceChange,
  known: ParentalDevice & { settings: ParentalSettings },
): Promise<ParentalDevice> {
  const body = {
    parental_settings: settings && { ...known.settings, ...settings },
    settings: channels && { ...known.otherSettings, parentalChannels: channels },
  };
  return readDevice(
    await flagMissingDevice(() =>
      send({ ...change(devicePath(deviceId), body), schema: DeviceWire }, target),
    ),
  );
}

/**
 * Spec 1 §8, spec 3 §8: 404 for the device sets the token error, from which the session machine recovers
 * once.
 */
async function flagMissingDevice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PlatformError) || !isNotFound(error)) throw error;
    const { message } = error;
    throw new PlatformError('refused', message, { status: 401, code: 'unknown_device', cause: error });
  }
}

const Durations = v.object({ parental_duration: listOf(v.object({ duration: v.number(), name: text })) });

/** The durations of an unlock to choose from (spec 3 §2). */
export async function listDurations(locale: Locale): Promise<Array<{ duration: number; name: string }>> {
  const call = { path: '/platform/configuration', schema: Durations };
  return (
    await readPublic(call, { locale, audience: 'everyone' }, { revalidate: life.configuration, tags: [] })
  ).parental_duration;
}

const Aged = v.object({ age: numberOrNull });

/** The age of a channel that is not in our lists, for example a 4K channel. */
export async function getChannelAge(channelId: number, locale: Locale): Promise<number | null> {
  const call = { path: `/channels/${channelId}`, schema: Aged };
  return (
    await readPublic(call, { locale, audience: 'everyone' }, { revalidate: life.title, tags: [tag.channels] })
  ).age;
}

function devicePath(deviceId: string): string {
  return `/users/self/devices/${encodeURIComponent(deviceId)}`;
}

function change(path: string, body: unknown): Call<v.UnknownSchema> {
  return { method: 'PATCH', path, body, schema: v.unknown() };
}
