/** How subtitles look, as the viewer chose it on this device (quality E5 1.2.2 captions). */
export interface CueStyle {
  /** Share of the usual size. */
  size: (typeof CUE_SIZES)[number];
  color: (typeof CUE_COLORS)[number];
  background: (typeof CUE_BACKGROUNDS)[number];
}

export const CUE_SIZES = [0.75, 1, 1.25, 1.5, 2] as const;
export const CUE_COLORS = ['white', 'yellow', 'green', 'cyan'] as const;
export const CUE_BACKGROUNDS = ['none', 'half', 'solid'] as const;

export const usualCueStyle: CueStyle = { size: 1, color: 'white', background: 'half' };

/** Takes the known values of a stored style. */
export function cueStyleOf(stored: unknown): CueStyle {
  const { size, color, background } = (typeof stored === 'object' && stored ? stored : {}) as Record<
    string,
    unknown
  >;
  const known = <T>(values: readonly T[], value: unknown, usual: T) =>
    values.find((one) => one === value) ?? usual;
  return {
    size: known(CUE_SIZES, size, usualCueStyle.size),
    color: known(CUE_COLORS, color, usualCueStyle.color),
    background: known(CUE_BACKGROUNDS, background, usualCueStyle.background),
  };
}
