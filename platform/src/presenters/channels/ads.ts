import { type Static, Type } from 'typebox';
import { AD_VIDEO, adFileName } from '../../ads/file.ts';
import { plans, type Roll } from '../../ads/plans.ts';
import { spotSeconds, spots } from '../../ads/spots.ts';
import type { AdPlan } from '../../domain/ads.ts';
import type { Locale } from '../../http/locale.ts';
import { Wire } from '../schema.ts';

const RollWire = Type.Array(Wire({ url: Type.String(), aliases: Type.Array(Type.String()) }));

/** Spec 2 §3 Ad info. */
export const AdInfo = Wire({
  pre_roll: RollWire,
  middle_roll: RollWire,
  post_roll: RollWire,
  post_pause_roll: RollWire,
  /** The highest number of ads in one break. */
  max_advertising: Type.Integer(),
  /** Seconds between two ads, and between two middle rolls. */
  period: Type.Integer(),
  middle_roll_period: Type.Integer(),
  /** Whether the viewer may get an offer to remove the ads. */
  allow_disable: Type.Boolean(),
});

/** Spec 2 §3 packshots: "with duration or duration_ms". */
export const Packshots = Type.Array(
  Wire({ url: Type.String(), duration: Type.Integer(), duration_ms: Type.Integer() }),
);

/** Spec 2 §9: the ad period defaults to 5 s. */
const AD_PERIOD = 5;
const MIDDLE_ROLL_PERIOD = 600;

/** The context of an ad answer: trackers of an ad name the stream that it interrupts. */
export type AdPlace = { publicUrl: string; statId: string | null; locale: Locale };

/** The advertising of one stream. Without ads the lists are empty instead of missing. */
export function adInfo(plan: AdPlan, { publicUrl, statId, locale }: AdPlace): Static<typeof AdInfo> {
  const { rolls, most = 1, period = AD_PERIOD, middlePeriod = MIDDLE_ROLL_PERIOD } = plans[plan];
  // The language of the site, because the browser that requests the ad does not know it.
  const suffix = `?lang=${locale}${statId === null ? '' : `&stat=${statId}`}`;
  const roll = (name: Roll) =>
    (rolls[name] ?? []).map((kinds) => {
      const [url = '', ...aliases] = kinds.map((kind) => {
        // The server behind a wrapper asks who the viewer is: a macro that the player fills (VAST 4.2 §6.3).
        const advertisingId = kind === 'wrapper' ? '&ifa=[IFA]' : '';
        return `${publicUrl}/vast/${name}/${kind}.xml${suffix}${advertisingId}`;
      });
      return { url, aliases };
    });
  const hasAds = plan !== 'none';
  return {
    pre_roll: roll('pre'),
    middle_roll: roll('middle'),
    post_roll: roll('post'),
    post_pause_roll: roll('post-pause'),
    max_advertising: hasAds ? most : 0,
    period,
    middle_roll_period: hasAds ? middlePeriod : 0,
    allow_disable: hasAds,
  };
}

/** The brand's own clip before the content. */
export function packshotsOf(plan: AdPlan, { publicUrl, locale }: AdPlace): Static<typeof Packshots> {
  if (!plans[plan].hasPackshot) return [];
  const seconds = spotSeconds(spots.packshot);
  const url = `${publicUrl}/ads/media/${adFileName(spots.packshot, AD_VIDEO[0], locale)}`;
  return [{ url, duration: Math.ceil(seconds), duration_ms: Math.round(seconds * 1000) }];
}
