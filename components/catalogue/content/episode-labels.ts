import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Texts of the catalogue, and why an announced episode does not play. */
export type EpisodeLabels = Messages['catalogue'] & { soon: string };
