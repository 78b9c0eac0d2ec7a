import type { Store } from '@/lib/rules/pages/store';

type Kind = 'tv' | 'phone' | 'computer';

/** What a device looks like. */
export type DeviceLook = Kind | 'box';

interface Known {
  id: string;
  /** A brand name, which is not translated; the others are in the dictionaries (`pages.instructions.names`). */
  name?: string;
  kind: Kind;
  /** Where it is not that of its kind: boxes are listed among the televisions, because they stand at one. */
  look?: DeviceLook;
  /** How the platform calls its store. */
  stores: readonly string[];
}

/** Everything that plays the service: the televisions are those of spec 3 §2 Device instructions, the most common first. */
export const DEVICES = [
  { id: 'samsung_tv', name: 'Samsung', kind: 'tv', stores: ['samsung_tv', 'samsung', 'tizen'] },
  { id: 'lg_tv', name: 'LG', kind: 'tv', stores: ['lg_tv', 'lg', 'webos'] },
  { id: 'android_tv', name: 'Android TV', kind: 'tv', stores: ['android_tv', 'androidtv', 'google_tv'] },
  { id: 'apple_tv', name: 'Apple TV', kind: 'tv', look: 'box', stores: ['apple_tv', 'appletv', 'tvos'] },
  { id: 'android_tv_apk', kind: 'tv', stores: ['android_tv_apk', 'apk'] },
  { id: 'sberbox', name: 'SberBox', kind: 'tv', look: 'box', stores: ['sberbox', 'sber'] },
  { id: 'haier', name: 'Haier', kind: 'tv', stores: ['haier', 'android_tv', 'androidtv', 'google_tv'] },
  { id: 'xiaomi', name: 'Xiaomi', kind: 'tv', stores: ['xiaomi', 'android_tv', 'androidtv', 'google_tv'] },
  { id: 'sony', name: 'Sony', kind: 'tv', stores: ['sony', 'android_tv', 'androidtv', 'google_tv'] },
  { id: 'yandex', name: 'Yandex TV', kind: 'tv', stores: ['yandex', 'yandex_tv'] },
  { id: 'other', kind: 'tv', stores: [] },
  {
    id: 'android',
    name: 'Android',
    kind: 'phone',
    stores: ['android', 'google_play', 'huawei', 'appgallery'],
  },
  { id: 'ios', name: 'iPhone, iPad', kind: 'phone', stores: ['ios', 'iphone', 'ipad', 'app_store'] },
  { id: 'computer', name: 'Windows, macOS, Linux', kind: 'computer', stores: [] },
] as const satisfies readonly Known[];

export type DeviceId = (typeof DEVICES)[number]['id'];

/** Spec 3 §2 Footer, and the list of installations on the page of a provider. */
const WELL_KNOWN: readonly DeviceId[] = ['android_tv', 'samsung_tv', 'lg_tv', 'android', 'ios'];

export const isDevice = (id: string): id is DeviceId => DEVICES.some((device) => device.id === id);

/** @param names of the devices without a brand name */
export function deviceName(id: DeviceId, names: Partial<Record<DeviceId, string>>): string {
  const device: Known | undefined = DEVICES.find((one) => one.id === id);
  return device?.name ?? names[id] ?? id;
}

/** The devices of a kind, in the order above. */
export const devicesOf = (kind: Kind): DeviceId[] =>
  DEVICES.filter((device) => device.kind === kind).map(({ id }) => id);

export function deviceLookOf(id: DeviceId): DeviceLook {
  const device: Known | undefined = DEVICES.find((one) => one.id === id);
  return device?.look ?? device?.kind ?? 'tv';
}

/** The devices in the footer, by their brand names. */
export const wellKnownDevices = (): Array<{ id: DeviceId; name: string }> =>
  WELL_KNOWN.map((id) => ({ id, name: deviceName(id, {}) }));

/** The stores for a device; an empty list when there is none. */
export function storesOf(id: DeviceId, stores: readonly Store[]): Store[] {
  const names: readonly string[] = DEVICES.find((device) => device.id === id)?.stores ?? [];
  return stores.filter((store) => names.includes(idOf(store.device)));
}

const idOf = (device: string): string => device.toLowerCase().replace(/[\s-]+/g, '_');

/** Stores with a well-known badge, by host name. */
const BADGES: Readonly<Record<string, string>> = {
  'play.google.com': 'Google Play',
  'apps.apple.com': 'App Store',
  'itunes.apple.com': 'App Store',
  'appgallery.huawei.com': 'AppGallery',
};

/** The name on the link to a store: its own, or that of its devices. */
export function storeName({ href, device }: Store): string {
  const known: readonly Known[] = DEVICES;
  const name = known.find(({ stores }) => stores.includes(idOf(device)))?.name;
  return BADGES[new URL(href).hostname] ?? name ?? device;
}
