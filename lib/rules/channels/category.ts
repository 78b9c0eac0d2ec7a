/** The category in channel addresses when none was chosen (spec 2 §9: category 1 is all channels). */
export const ALL_CHANNELS = 'all';
