import type { Store } from '@/lib/rules/pages/store';

/** The devices in the footer (spec 3 §2). Brand names are not translated. */
export const DEVICES = [
  { id: 'android_tv', name: 'Android TV', kind: 'tv', stores: ['android_tv', 'androidtv', 'google_tv'] },
  { id: 'samsung_tv', name: 'Samsung', kind: 'tv', stores: ['samsung_tv', 'samsung', 'tizen'] },
  { id: 'lg_tv', name: 'LG', kind: 'tv', stores: ['lg_tv', 'lg', 'webos'] },
  {
    id: 'android',
    name: 'Android',
    kind: 'phone',
    stores: ['android', 'google_play', 'huawei', 'appgallery'],
  },
  { id: 'ios', name: 'iPhone, iPad', kind: 'phone', stores: ['ios', 'iphone', 'ipad', 'app_store'] },
] as const satisfies readonly {
  id: string;
  name: string;
  kind: 'tv' | 'phone';
  stores: readonly string[];
}[];

/** The stores for a device; an empty list when there is none. */
export function storesOf(device: (typeof DEVICES)[number], stores: readonly Store[]): Store[] {
  const names: readonly string[] = device.stores;
  return stores.filter((store) => names.includes(store.device.toLowerCase().replace(/[\s-]+/g, '_')));
}

/** Stores with a well-known badge, by host name. */
const BADGES: Readonly<Record<string, string>> = {
  'play.google.com': 'Google Play',
  'apps.apple.com': 'App Store',
  'itunes.apple.com': 'App Store',
  'appgallery.huawei.com': 'AppGallery',
};

/** The name on the link to a store. */
export function storeName({ href, device }: Store): string {
  return BADGES[new URL(href).hostname] ?? device;
}
