/** When a receiver that already plays is joined again (spec 2 §9: `tab_and_origin_scoped` by default). */
export const JOIN_POLICIES = ['tab_and_origin_scoped', 'origin_scoped', 'page_scoped'] as const;

/** How this installation casts with Google Cast, from the environment (docs/OPERATIONS.md). */
export interface CastSettings {
  /** The address of the sender script. */
  sender: string;
  /** The id of the receiver application. */
  receiver: string;
  joinPolicy: (typeof JOIN_POLICIES)[number];
}
