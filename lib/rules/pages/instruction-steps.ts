import type { DeviceId } from './devices';

/** Set-top boxes with a manual (spec 3 §2). Brand names are not translated. */
export const BOXES = [
  { id: 'dune', name: 'Dune HD' },
  { id: 'tvip', name: 'TVIP' },
  { id: 'eltex', name: 'Eltex' },
  { id: 'mag', name: 'MAG' },
] as const;

export type BoxId = (typeof BOXES)[number]['id'];

export const boxName = (id: BoxId): string => BOXES.find((box) => box.id === id)?.name ?? id;

export const isBox = (id: string): id is BoxId => BOXES.some((box) => box.id === id);

/** Keys of sentences in the dictionaries (`pages.instructions.steps`). */
const CAST = ['castOpen', 'castPress', 'castChoose'] as const;
const CABLE = ['cableConnect', 'cableInput', 'cableOpen'] as const;
const INSTALLED = ['find', 'signIn'] as const;

/** With an application in the store of the device. */
const APP = {
  android_tv: ['storeGoogle', ...INSTALLED],
  android_tv_apk: ['apkDownload', 'apkAllow', 'apkOpen', 'signIn'],
  apple_tv: ['storeApple', ...INSTALLED],
  samsung_tv: ['storeSamsung', ...INSTALLED],
  lg_tv: ['storeLg', ...INSTALLED],
  sberbox: ['storeSber', ...INSTALLED],
  haier: ['storeGoogle', ...INSTALLED],
  xiaomi: ['storeGoogle', ...INSTALLED],
  sony: ['storeGoogle', ...INSTALLED],
  yandex: ['storeYandex', ...INSTALLED],
  other: CABLE,
  android: ['storeLink', ...INSTALLED],
  ios: ['storeLink', ...INSTALLED],
  computer: ['computerOpen', 'signIn'],
} as const satisfies Record<DeviceId, readonly string[]>;

/** Without one: what the device can do by itself, or with a phone or a computer beside it. */
const SITE = {
  android_tv: CAST,
  android_tv_apk: CAST,
  apple_tv: ['airplayOpen', 'airplayPress', 'airplayChoose'],
  samsung_tv: ['browserSamsung', 'address', 'signInTv'],
  lg_tv: ['browserLg', 'address', 'signInTv'],
  sberbox: CABLE,
  haier: CAST,
  xiaomi: CAST,
  sony: CAST,
  yandex: CABLE,
  other: CABLE,
  android: ['chromeOpen', 'chromeAdd', 'signIn'],
  ios: ['safariOpen', 'safariAdd', 'signIn'],
  computer: ['computerOpen', 'signIn'],
} as const satisfies Record<DeviceId, readonly string[]>;

const BOX = {
  dune: ['boxDune', 'address', 'signInTv'],
  tvip: ['boxTvip', 'boxAddress', 'boxRestart', 'signInTv'],
  eltex: ['boxEltex', 'boxAddress', 'boxRestart', 'signInTv'],
  mag: ['boxMag', 'boxAddress', 'boxRestart', 'signInTv'],
} as const satisfies Record<BoxId, readonly string[]>;

export type StepKey =
  | (typeof APP)[DeviceId][number]
  | (typeof SITE)[DeviceId][number]
  | (typeof BOX)[BoxId][number];

/** How to begin on a device (spec 3 §2 Device instructions): there is a way on each, also without an application. */
export const stepsOf = (device: DeviceId, hasApp: boolean): readonly StepKey[] =>
  (hasApp ? APP : SITE)[device];

/** The steps of a manual. */
export const boxSteps = (box: BoxId): readonly StepKey[] => BOX[box];
