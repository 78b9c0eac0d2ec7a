import type { Connection } from '@/lib/client/browser/connection';

/** What a network carried at the end of the last playback. */
export interface MeasuredBandwidth {
  /** Bits per second. */
  bps: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Ours: a measure of yesterday says little about the network of today. */
const MEASURE_LIFE_MS = 24 * 60 * 60 * 1000;
/** Browsers report no more than this, so it only means "fast". */
const DOWNLINK_LIMIT = 10;
/** Ours: enough for the smallest picture of usual streams. */
const SAVE_DATA_BPS = 300_000;

/** Bits per second that can be expected before anything was loaded; null when nothing is known. */
export function expectedBandwidth(
  measured: MeasuredBandwidth | null,
  connection: Connection | undefined,
  now: number,
): number | null {
  const { downlink, saveData } = connection ?? {};
  const known = [
    ...(measured && now - measured.at < MEASURE_LIFE_MS ? [measured.bps] : []),
    ...(downlink !== undefined && downlink < DOWNLINK_LIMIT ? [downlink * 1_000_000] : []),
    ...(saveData ? [SAVE_DATA_BPS] : []),
  ];
  return known.length > 0 ? Math.min(...known) : null;
}
