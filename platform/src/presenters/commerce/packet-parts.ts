import { type Static, Type } from 'typebox';
import { unique } from '../../catalogue/groups.ts';
import type { Channel, Content, Packet, Snapshot } from '../../catalogue/model.ts';
import { benefitSigns } from '../../origin/images/subject.ts';
import { contentCard } from '../contents/content-card.ts';
import { Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** wire 7.2 `videos`; ours are contents, whose ids are strings. */
export const PacketVideo = Wire({
  id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  content_type: Type.String(),
  img: Type.String(),
  images: Type.Array(Wire({ type: Type.String(), ar: Type.String(), src: Type.String() })),
});

function packetVideo(content: Content, view: View): Static<typeof PacketVideo> {
  const { id, slug, title, content_type, cover } = contentCard(content, view);
  const images = [
    { type: 'wide', ar: '16:9', src: cover.src_16x9 },
    { type: 'poster', ar: '2:3', src: cover.src_2x3 },
  ];
  return { id, slug, title, content_type, img: cover.src_16x9, images };
}

/** wire 7.2 `benefits`: the advantages of a packet, each with a picture. */
export const PacketBenefit = Wire({ icon: Type.String(), text: Type.String() });

export function packetBenefit(
  { icon, text }: Packet['benefits'][number],
  view: View,
): Static<typeof PacketBenefit> {
  const sign = benefitSigns.find((one) => one === icon) ?? 'other';
  return { icon: view.images('benefit', sign, view.locale), text: localized(text, view) };
}

/** wire 7.2, spec 3 §3. */
export const PacketBundle = Wire({
  custom_name: Type.String(),
  custom_price: Type.String(),
  internet_speed: Type.String(),
  custom_description: Type.String(),
});

export function packetBundle({ bundle }: Packet, view: View): Static<typeof PacketBundle> | null {
  if (!bundle) return null;
  return {
    custom_name: localized(bundle.name, view),
    custom_price: bundle.price,
    internet_speed: bundle.internetSpeed,
    custom_description: localized(bundle.description, view),
  };
}

/** A packet and the packets included in it. */
function withIncluded(packet: Packet, snapshot: Snapshot): Packet[] {
  return [packet, ...packet.includedIds.flatMap((id) => snapshot.packets.get(id) ?? [])];
}

/** Every channel of a packet and of the packets included in it, in the order of the channel list. */
export function packetChannels(packet: Packet, snapshot: Snapshot): Channel[] {
  const ids = new Set(withIncluded(packet, snapshot).flatMap(({ channelIds }) => channelIds));
  return [...snapshot.channels.values()].filter(({ id }) => ids.has(id));
}

export function packetLibraries(packet: Packet, snapshot: Snapshot) {
  const ids = unique(withIncluded(packet, snapshot).flatMap(({ libraryIds }) => libraryIds));
  return ids.flatMap((id) => snapshot.libraries.get(id) ?? []);
}

/** A packet's page shows only some titles: its libraries lead to the others. */
const MAX_VIDEOS = 24;

export function packetVideos(packet: Packet, snapshot: Snapshot, view: View): Static<typeof PacketVideo>[] {
  const ids = new Set(packetLibraries(packet, snapshot).map(({ id }) => id));
  return snapshot.roots
    .filter(({ isLost, isFree, libraryIds }) => !isLost && !isFree && libraryIds.some((id) => ids.has(id)))
    .slice(0, MAX_VIDEOS)
    .map((content) => packetVideo(content, view));
}
