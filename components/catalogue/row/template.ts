import type { RowTemplate } from '@/lib/catalogue/view';

/** Old spellings of the same templates. */
const SYNONYMS: Record<string, RowTemplate> = { history: 'history-h', channels: 'channel' };

export function rowTemplate(template: string): RowTemplate {
  return SYNONYMS[template] ?? (template as RowTemplate);
}
