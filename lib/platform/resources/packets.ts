import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull, bareList, flag, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { Period } from '@/lib/shared/period';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { type LandingPacket, PacketWire, PeriodWire, toPacket, toPeriod } from './packet-wire';

/** Some installations send one address, others a picture in several sizes (wire 1.9). */
const Scaled = v.nullish(v.object({ tv_x15: artOrNull, mobile_x2: artOrNull, svg: artOrNull }));

const Whole = v.object({
  ...PacketWire.entries,
  description: textOrNull,
  parent_name: textOrNull,
  row_slug: textOrNull,
  how_to_use: textOrNull,
  how_to_use_title: textOrNull,
  channels: listOf(v.object({ id: v.number() })),
  libraries: listOf(v.object({ title: text, description: textOrNull })),
  videos: listOf(v.object({ id: idText, slug: textOrNull, title: text, img: artOrNull })),
  include: listOf(v.object({ id: idText, name: text, short: textOrNull })),
  bundle: v.nullish(
    v.object({
      custom_name: textOrNull,
      custom_price: textOrNull,
      internet_speed: textOrNull,
      custom_description: textOrNull,
    }),
  ),
  design: v.nullish(
    v.object({
      background_tv: artOrNull,
      background_mobile: artOrNull,
      logo: Scaled,
      corner_badge: Scaled,
      special_features: Scaled,
    }),
  ),
});

const PeriodOption = v.object({
  period_human: PeriodWire,
  purchases_type: listOf(v.object({ id: idText, amount: textOrNull, is_have_trial: flag })),
});

const Listed = v.object({ id: idText });

/** A service of an operator that a packet is sold with (spec 3 §3 bundle). */
export interface Bundle {
  name: string | null;
  price: string | null;
  /** Megabits a second. */
  speed: string | null;
  description: string | null;
}

/** The description of a packet for viewers who have not bought it. */
export interface WholePacket extends LandingPacket {
  description: string | null;
  /** The bundle that it is a part of. */
  parentName: string | null;
  /** The row that shows what is in it. */
  rowHref: string | null;
  howToUse: { title: string | null; text: string } | null;
  channelIds: number[];
  libraries: { title: string; description: string | null }[];
  videos: { id: string; href: string; title: string; picture: string | null }[];
  included: { id: string; name: string; short: string | null }[];
  bundle: Bundle | null;
  /** `tall`: its art for an upright phone. */
  design: { tall: string | null; logo: string | null; badge: string | null; features: string | null };
}

/** `GET /v2/packets`: ids of packets that are sold to everyone. @throws PlatformError */
export async function listPackets(reader: AudienceContext): Promise<string[]> {
  const packets = await readPublic({ path: '/packets', schema: bareList(Listed) }, reader, {
    revalidate: life.directory,
    tags: [tag.provider],
  });
  return packets.map(({ id }) => id);
}

const cacheLife = { revalidate: life.notices, tags: [tag.provider] };

/**
 * `GET /v2/packets/{key}` by number, or by seller and number (spec 3 §2): the price is the seller's own.
 * @throws PlatformError with status 404 when it does not exist or this seller does not sell it
 */
export async function getPacket(key: string, reader: AudienceContext): Promise<WholePacket> {
  const call = { path: `/packets/${encodeURIComponent(key)}`, schema: Whole };
  const wire = await readPublic(call, reader, cacheLife);
  const { bundle, design } = wire;
  return {
    ...toPacket(wire),
    description: wire.description,
    parentName: wire.parent_name,
    rowHref: wire.row_slug && routes.row(wire.row_slug),
    howToUse: wire.how_to_use ? { title: wire.how_to_use_title, text: wire.how_to_use } : null,
    channelIds: wire.channels.map((channel) => channel.id),
    libraries: wire.libraries
      .filter(({ title }) => title !== '')
      .map(({ title, description }) => ({ title, description })),
    videos: wire.videos.map(({ id, slug, title, img }) => ({
      id,
      href: routes.content(slug ?? id),
      title,
      picture: img,
    })),
    included: wire.include,
    bundle: bundle
      ? {
          name: bundle.custom_name,
          price: bundle.custom_price,
          speed: bundle.internet_speed,
          description: bundle.custom_description,
        }
      : null,
    design: {
      tall: design?.background_mobile ?? null,
      logo: pictureOf(design?.logo),
      badge: pictureOf(design?.corner_badge),
      features: pictureOf(design?.special_features),
    },
  };
}

const pictureOf = (picture: v.InferOutput<typeof Scaled>): string | null =>
  picture?.svg ?? picture?.tv_x15 ?? picture?.mobile_x2 ?? null;

/** A price of a packet for one length of time. */
export interface PeriodPrice {
  /** Of the way to buy it for this period. */
  id: string;
  period: Period;
  amount: string;
  hasTrial: boolean;
}

/** `GET /v2/packets/{key}/purchaseperiods`, the shortest first. @throws PlatformError */
export async function listPeriods(key: string, reader: AudienceContext): Promise<PeriodPrice[]> {
  const call = {
    path: `/packets/${encodeURIComponent(key)}/purchaseperiods`,
    schema: bareList(PeriodOption),
  };
  const options = await readPublic(call, reader, cacheLife);
  return options.flatMap((option) => {
    const period = toPeriod(option.period_human);
    const [way] = option.purchases_type;
    if (!period || !way || way.amount === null) return [];
    return [{ id: way.id, period, amount: way.amount, hasTrial: way.is_have_trial }];
  });
}
