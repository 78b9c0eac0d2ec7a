import 'server-only';
import { listStores } from '@/lib/platform/resources/stores';
import {
  type DeviceId,
  type DeviceLook,
  deviceLookOf,
  deviceName,
  devicesOf,
  storesOf,
} from '@/lib/rules/pages/devices';
import {
  BOXES,
  type BoxId,
  boxName,
  boxSteps,
  type StepKey,
  stepsOf,
} from '@/lib/rules/pages/instruction-steps';
import type { Store } from '@/lib/rules/pages/store';
import { originOf } from '@/lib/server/seo/site-origin';
import type { SiteContext } from '@/lib/server/site/current-site';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

/** What a page of instructions is about; null is the choice of a device. */
export type Subject = { device: DeviceId } | { box: BoxId } | { boxes: true } | null;

type Names = Messages['smartTv']['names'];

interface Named {
  href: string;
  name: string;
  look: DeviceLook;
}

/** What to do on a set-top box, and its own page. */
export interface Manual extends Named {
  steps: readonly StepKey[];
}

export interface InstructionsView {
  path: string;
  /** Of the chosen device; null for a list. */
  name: string | null;
  groups: Array<{ title: string; devices: Named[] }>;
  steps: readonly StepKey[];
  stores: Store[];
  /** Of all set-top boxes, on their list. */
  manuals: Manual[];
  /** What the sentences name. */
  about: { brand: string; site: string };
}

/** Spec 3 §2 Device instructions: everything that can be chosen, and the steps for what is chosen. */
export async function loadInstructions(
  siteContext: SiteContext,
  subject: Subject,
): Promise<InstructionsView> {
  const { site, locale } = siteContext;
  const { pages, smartTv } = wordsOf(locale);
  const { instructions: words, store } = pages;
  const about = { brand: site.name, site: new URL(originOf(site)).host };
  const device = (id: DeviceId): Named => ({
    href: routes.instructions(id),
    name: deviceName(id, smartTv.names),
    look: deviceLookOf(id),
  });
  const isManuals = subject !== null && 'boxes' in subject;
  const boxes: Manual[] = BOXES.map(({ id, name }) => ({
    href: routes.manual(id),
    name,
    look: 'box',
    steps: boxSteps(id),
  }));
  return {
    groups: [
      { title: store.phones, devices: [...devicesOf('phone'), ...devicesOf('computer')].map(device) },
      { title: store.tvs, devices: devicesOf('tv').map(device) },
      ...(isManuals ? [] : [{ title: words.boxes, devices: boxes }]),
    ],
    manuals: isManuals ? boxes : [],
    about,
    ...what(subject, smartTv.names),
    ...(await howTo(subject, siteContext)),
  };
}

/** Its name and page; a list has no name. */
function what(subject: Subject, names: Names): Pick<InstructionsView, 'path' | 'name'> {
  if (!subject) return { path: routes.instructions(), name: null };
  if ('boxes' in subject) return { path: routes.manual(), name: null };
  if ('device' in subject) {
    return { path: routes.instructions(subject.device), name: deviceName(subject.device, names) };
  }
  return { path: routes.manual(subject.box), name: boxName(subject.box) };
}

async function howTo(subject: Subject, siteContext: SiteContext) {
  if (subject && 'box' in subject) return { steps: boxSteps(subject.box), stores: [] };
  if (!subject || 'boxes' in subject) return { steps: [], stores: [] };
  // Without stores the way is the one without an application.
  const all = await listStores(siteContext, siteContext.site.provider).catch(() => []);
  const stores = storesOf(subject.device, all);
  return { steps: stepsOf(subject.device, stores.length > 0), stores };
}
