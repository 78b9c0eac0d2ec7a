import * as v from 'valibot';
import { artOrNull, color, idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';
import type { Promo } from '@/lib/rules/catalogue/view';
import type { Audience } from '@/lib/shared/sites/audience';
import { DestinationWire, isSelling, toTarget, toWatch } from './destinations';
import { largest, ScaledImageWire, toGraphicTitle } from './scaled-image';

/** An item of a row of promotions: slides, buttons, collections, packets (spec 2 §3 "Row item"). */
export const PromotionWire = v.object({
  id: idText,
  title: textOrNull,
  short: textOrNull,
  description: textOrNull,
  background: artOrNull,
  graphic_title: v.nullish(ScaledImageWire),
  focused_btn_icon: v.nullish(ScaledImageWire),
  unfocused_btn_icon: v.nullish(ScaledImageWire),
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

/** One of the two may be missing: the button then looks the same with and without the focus. */
function toIcon({ unfocused_btn_icon: still, focused_btn_icon: focused }: Wire): Promo['icon'] {
  const src = largest(still) ?? largest(focused);
  return src ? { src, focused: largest(focused) ?? src } : null;
}
