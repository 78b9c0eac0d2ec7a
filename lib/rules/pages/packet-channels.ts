/** A channel in the list of a packet. */
export interface PacketChannel {
  id: number;
  name: string;
  href: string;
  logo: string | null;
  color: string | null;
}

/** Spec 3 §9: up to this number the channels of a packet are all shown, without a search. */
export const SHORT_CHANNEL_LIST = 31;

export const isShortList = (count: number): boolean => count <= SHORT_CHANNEL_LIST;
