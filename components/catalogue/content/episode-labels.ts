import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Words of the catalogue, and why an announced episode does not play. */
export type EpisodeLabels = Messages['catalogue'] & { soon: string };
