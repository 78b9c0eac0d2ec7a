import { type Static, Type } from 'typebox';
import { pageColor } from '../../catalogue/content-subject.ts';
import type { Snapshot } from '../../catalogue/model.ts';
import type { Destination, Promotion } from '../../db/schema/rows.ts';
import { ScaledImage, scaledImage } from '../images.ts';
import { Nullable, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { contentCard } from './content-card.ts';

/** wire 4 Promotion item. */
export const PromotionWire = Wire({
  id: Type.String(),
  template: Type.String(),
  title: Type.String(),
  short: Type.String(),
  description: Type.String(),
  background: Type.String(),
  graphic_title: Nullable(ScaledImage),
  focused_btn_icon: Nullable(ScaledImage),
  unfocused_btn_icon: Nullable(ScaledImage),
  color_bg: Type.String(),
  tags: Type.Array(Type.String()),
  duration: Nullable(Type.Integer()),
  trailer_id: Nullable(Type.String()),
  destination: Wire({
    type: Type.String(),
    id: Type.String(),
    slug: Type.String(),
    library_id: Nullable(Type.Integer()),
    id_no_ott: Type.String(),
    src: Type.String(),
    title: Type.String(),
    description: Type.String(),
  }),
});

const DEFAULT_COLOR = '#141824';
/** The width of drawn titles (origin/images/draw.ts). */
const TITLE_WIDTH = 800;
const TITLE_HEIGHT = 320;

/** The default texts and art of a promotion: those of its target. */
function target({ type, id }: Destination, snapshot: Snapshot, view: View) {
  const content = type === 'content' ? snapshot.contents.get(id ?? '') : undefined;
  if (content) {
    const card = contentCard(content, view);
    return {
      slug: content.slug,
      title: card.title,
      short: card.short,
      background: view.images('background', content.root.id, view.locale),
      graphic: view.images('title', content.root.id, view.locale),
      color: pageColor(content),
      tags: [card.genres[0]?.name ?? '', card.year, card.motion_rating.text].filter((tag) => tag !== ''),
      trailer: content.trailers[0]?.id ?? null,
    };
  }
  const channel = type === 'channel' ? snapshot.channels.get(Number(id)) : undefined;
  if (channel) {
    return {
      slug: channel.slug,
      title: localized(channel.name, view),
      short: localized(channel.description, view),
      background: null,
      graphic: null,
      color: channel.colorBg,
      tags: [],
      trailer: null,
    };
  }
  const row = type === 'row' ? snapshot.rows.get(id ?? '') : undefined;
  const rowset = type === 'rowset' ? snapshot.rowsets.find((page) => String(page.id) === id) : undefined;
  const slug = row?.slug ?? rowset?.slug ?? '';
  const title = localized(row?.title ?? rowset?.title, view);
  return {
    slug,
    title,
    short: '',
    background: null,
    graphic: null,
    color: DEFAULT_COLOR,
    tags: [],
    trailer: null,
  };
}

/** A path is a page of this platform. */
const outside = (src: string, { publicUrl }: View) => (/^\/\w/.test(src) ? `${publicUrl}${src}` : src);

export function promotion(
  item: Promotion,
  template: string,
  snapshot: Snapshot,
  view: View,
): Static<typeof PromotionWire> {
  const { destination } = item;
  const shown = target(destination, snapshot, view);
  return {
    id: item.id,
    template,
    title: item.title ? localized(item.title, view) : shown.title,
    short: item.short ? localized(item.short, view) : shown.short,
    description: localized(item.description, view),
    background:
      item.artSeed || !shown.background ? view.images('promo', item.id, view.locale) : shown.background,
    graphic_title:
      shown.graphic && !item.title ? scaledImage(shown.graphic, TITLE_WIDTH, TITLE_HEIGHT) : null,
    focused_btn_icon: null,
    unfocused_btn_icon: null,
    color_bg: item.colorBg ?? shown.color,
    tags: shown.tags,
    duration: item.duration ?? null,
    trailer_id: shown.trailer,
    destination: {
      type: destination.type,
      id: destination.id ?? '',
      slug: shown.slug,
      library_id: destination.libraryId ?? null,
      id_no_ott: destination.idNoOtt ?? '',
      src: outside(destination.src ?? '', view),
      title: localized(destination.title, view),
      description: localized(destination.description, view),
    },
  };
}
