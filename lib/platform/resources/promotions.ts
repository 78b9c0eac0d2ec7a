import * as v from 'valibot';
import { artOrNull, color, idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';
import type { GraphicTitle, Promo } from '@/lib/rules/catalogue/view';
import type { Audience } from '@/lib/shared/sites/audience';
import { DestinationWire, isSelling, toTarget, toWatch } from './destinations';

const ScaledImage = v.object({
  tv_x1: artOrNull,
  tv_x3: artOrNull,
  mobile_x3: artOrNull,
  tv_width_pt: numberOrNull,
  tv_height_pt: numberOrNull,
});

/** An item of a row of promotions: slides, buttons, collections, packets (spec 2 §3 "Row item"). */
export const PromotionWire = v.object({
  id: idText,
  title: textOrNull,
  short: textOrNull,
  description: textOrNull,
  background: artOrNull,
  graphic_title: v.nullish(ScaledImage),
  focused_btn_icon: v.nullish(ScaledImage),
  unfocused_btn_icon: v.nullish(ScaledImage),
  destination: v.nullish(DestinationWire),
  color_bg: color,
  duration: numberOrNull,
  trailer_id: textOrNull,
  tags: listOf(v.string()),
});

type Wire = v.InferOutput<typeof PromotionWire>;

/** The promotions that the audience may see: children get no offers (spec 1 §6). */
export function toPromos(items: readonly Wire[], audience: Audience): Promo[] {
  return items
    .filter(({ destination }) => audience === 'everyone' || !destination || !isSelling(destination))
    .map(toPromo);
}

function toPromo(item: Wire): Promo {
  return {
    id: item.id,
    target: item.destination ? toTarget(item.destination) : null,
    watch: item.destination ? toWatch(item.destination) : null,
    title: item.title ?? item.destination?.title ?? '',
    short: item.short,
    description: item.description,
    background: item.background,
    graphicTitle: toGraphicTitle(item.graphic_title),
    color: item.color_bg,
    tags: item.tags,
    durationSeconds: item.duration,
    trailerId: item.trailer_id,
    icon: toIcon(item),
  };
}

const largest = (image: Wire['graphic_title']) => image?.tv_x3 ?? image?.mobile_x3 ?? image?.tv_x1 ?? null;

function toGraphicTitle(image: Wire['graphic_title']): GraphicTitle | null {
  const src = largest(image);
  const width = image?.tv_width_pt;
  const height = image?.tv_height_pt;
  return src && width && height ? { src, width, height } : null;
}

/** One of the two may be missing: the button then looks the same with and without the focus. */
function toIcon({ unfocused_btn_icon: still, focused_btn_icon: focused }: Wire): Promo['icon'] {
  const src = largest(still) ?? largest(focused);
  return src ? { src, focused: largest(focused) ?? src } : null;
}
