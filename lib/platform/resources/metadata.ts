import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { artOrNull, flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { OwnRating } from '@/lib/rules/catalogue/rating';
import { resumeSecondsOf } from '@/lib/rules/playback/resume-rule';

const ButtonWire = v.object({
  button_type: text,
  caption: text,
  sub_caption: textOrNull,
  icon: artOrNull,
  play_after: flag,
  show_options: flag,
  button_data: v.nullish(v.record(v.string(), v.unknown())),
});

const MetadataWire = v.object({
  is_purchased: flag,
  is_available: flag,
  is_continuation: flag,
  is_lost: flag,
  min_price: textOrNull,
  buttons: listOf(ButtonWire),
  license_info: textOrNull,
  user_license_info: v.nullish(v.object({ text, color: textOrNull })),
  history: v.nullish(v.object({ seconds: numberOrNull })),
  next_to_play: v.nullish(v.object({ id: idText, slug: textOrNull })),
  user_rating: v.nullish(v.object({ id: idText, rating: v.number() })),
  stream_using: v.nullish(
    v.object({
      library_id: v.nullish(idText),
      content_schedule: v.nullish(
        v.object({ channel_id: v.nullish(idText), real_timestamp: numberOrNull, timestamp: numberOrNull }),
      ),
    }),
  ),
});

/** One way to get a title that is not purchased (spec 2 §2 "Watch button"). */
export interface PayButton {
  caption: string;
  subCaption: string | null;
  /** The wire's word: `packet`, `rent`. */
  icon: string | null;
  /** The purchased title starts to play automatically. */
  playAfter: boolean;
  /** There are several options behind it. */
  showOptions: boolean;
  data: Readonly<Record<string, string>>;
}

/** The rights and progress of this viewer for a title (spec 2 §3 "Content meta"). */
export interface ContentMetadata {
  isPurchased: boolean;
  isAvailable: boolean;
  isLost: boolean;
  isContinuation: boolean;
  minPrice: string | null;
  buttons: PayButton[];
  /** A text about the licence under which this title is sold. */
  licenceInfo: string | null;
  /** The remaining time of the viewer's own licence, with the colour from the platform. */
  ownLicence: { text: string; color: string | null } | null;
  /** Resume position; null when there is none. */
  resumeSeconds: number | null;
  /** The film or episode to continue with, by slug or id. */
  nextToPlay: string | null;
  /** The rating that this viewer gave. */
  ownRating: OwnRating | null;
  libraryId: string | null;
  /** A title without a library plays from its broadcast. */
  broadcast: { channelId: string; ts: number } | null;
}

export function metadataCall(contentId: string, libraryId?: string | null): Call<typeof MetadataWire> {
  return {
    path: `/users/self/content_metadata/${contentId}`,
    query: { library_id: libraryId },
    schema: MetadataWire,
  };
}

export function toMetadata(wire: v.InferOutput<typeof MetadataWire>): ContentMetadata {
  const using = wire.stream_using;
  return {
    isPurchased: wire.is_purchased,
    isAvailable: wire.is_available,
    isLost: wire.is_lost,
    isContinuation: wire.is_continuation,
    minPrice: wire.min_price,
    // Other types of button are for other clients.
    buttons: wire.buttons.filter((button) => button.button_type === 'pay').map(toButton),
    licenceInfo: wire.license_info,
    ownLicence: wire.user_license_info?.text
      ? { text: wire.user_license_info.text, color: wire.user_license_info.color }
      : null,
    resumeSeconds: resumeSecondsOf(wire.history?.seconds ?? null),
    nextToPlay: wire.next_to_play?.slug ?? wire.next_to_play?.id ?? null,
    ownRating: wire.user_rating ?? null,
    libraryId: using?.library_id ?? null,
    broadcast: toBroadcast(using?.content_schedule),
  };
}

function toButton(wire: v.InferOutput<typeof ButtonWire>): PayButton {
  const data = Object.entries(wire.button_data ?? {});
  return {
    caption: wire.caption,
    subCaption: wire.sub_caption,
    icon: wire.icon,
    playAfter: wire.play_after,
    showOptions: wire.show_options,
    data: Object.fromEntries(data.map(([name, value]) => [name, String(value)])),
  };
}

type Schedule = NonNullable<v.InferOutput<typeof MetadataWire>['stream_using']>['content_schedule'];

function toBroadcast(schedule: Schedule): ContentMetadata['broadcast'] {
  const ts = schedule?.real_timestamp ?? schedule?.timestamp;
  return schedule?.channel_id && ts ? { channelId: schedule.channel_id, ts } : null;
}
