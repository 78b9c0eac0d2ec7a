import type { StepKey } from './instruction-steps';

/** What a step does, as far as a picture can show it. */
export type StepPicture =
  | 'apps'
  | 'install'
  | 'settings'
  | 'address'
  | 'code'
  | 'phone'
  | 'cast'
  | 'cable'
  | 'restart'
  | 'toHome';

/** Steps that do the same thing on different devices have one picture. */
export const stepPictures = {
  storeGoogle: 'apps',
  storeApple: 'apps',
  storeSamsung: 'apps',
  storeLg: 'apps',
  storeSber: 'apps',
  storeYandex: 'apps',
  storeLink: 'apps',
  browserSamsung: 'apps',
  browserLg: 'apps',
  boxDune: 'apps',
  find: 'install',
  apkDownload: 'install',
  apkOpen: 'install',
  apkAllow: 'settings',
  cableInput: 'settings',
  boxTvip: 'settings',
  boxEltex: 'settings',
  boxMag: 'settings',
  address: 'address',
  boxAddress: 'address',
  chromeOpen: 'address',
  safariOpen: 'address',
  computerOpen: 'address',
  castOpen: 'address',
  airplayOpen: 'address',
  signInTv: 'code',
  signIn: 'phone',
  castPress: 'cast',
  castChoose: 'cast',
  airplayPress: 'cast',
  airplayChoose: 'cast',
  cableConnect: 'cable',
  cableOpen: 'cable',
  boxRestart: 'restart',
  chromeAdd: 'toHome',
  safariAdd: 'toHome',
} as const satisfies Record<StepKey, StepPicture>;
