import { type Static, Type } from 'typebox';
import type { Packet } from '../../catalogue/model.ts';
import { ScaledImage } from '../images.ts';
import { perLocale } from '../per-locale.ts';
import { Nullable, Wire } from '../schema.ts';
import type { View } from '../view.ts';

/** wire 7.2 `design`. */
export const PacketDesign = Wire({
  background_tv: Type.String(),
  background_mobile: Type.String(),
  small_background_tv: Type.String(),
  small_background_mobile: Type.String(),
  big_background_tv: Type.String(),
  logo: Nullable(ScaledImage),
  mini_logo: Nullable(ScaledImage),
  corner_badge: Nullable(ScaledImage),
  inline_badge: Nullable(ScaledImage),
  special_features: Nullable(ScaledImage),
});

const SIZES = { big: 1920, usual: 1280, small: 640, mobile: 828 } as const;

/** The packet's picture in every size of the screens. Packets have no drawn logos and badges: a name and a discount are shown as text. */
export const packetDesign = perLocale((packet: Packet, view: View): Static<typeof PacketDesign> => {
  const picture = view.images('packet', packet.id, view.locale);
  const wide = (width: number) => `${picture}?w=${width}`;
  const square = `${picture}?w=${SIZES.mobile}&h=${SIZES.mobile}&crop=true`;
  return {
    background_tv: wide(SIZES.usual),
    background_mobile: square,
    small_background_tv: wide(SIZES.small),
    small_background_mobile: `${picture}?w=${SIZES.small / 2}&h=${SIZES.small / 2}&crop=true`,
    big_background_tv: wide(SIZES.big),
    logo: null,
    mini_logo: null,
    corner_badge: null,
    inline_badge: null,
    special_features: null,
  };
});
