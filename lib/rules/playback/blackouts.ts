/** A time in unix seconds at which a channel may not be shown. */
export interface Blackout {
  start: number;
  end: number;
}

/** What the configuration of the platform says about blackouts. */
export interface BlackoutSettings {
  /** The picture shown instead; null without one. */
  screen: string | null;
  /** Seconds before and after a blackout that are not shown either. */
  safeArea: number;
}

/** Used while the configuration is not available: a blackout is kept, only its picture is missing. */
export const DEFAULT_BLACKOUT: BlackoutSettings = { screen: null, safeArea: 0 };

/** What the player does not show (spec 2 §4 Blackout, spec 1 §9): each blackout with its safe area. */
export function blackoutsOf(blackouts: readonly Blackout[], { screen, safeArea }: BlackoutSettings) {
  const windows = blackouts.map(({ start, end }) => ({ start: start - safeArea, end: end + safeArea }));
  return { windows, screen };
}
