import type { OwnLanguages } from '@/lib/rules/account/languages';
import { loadLanguageMemory } from '@/player';

/** The player of this browser uses the order of the account. Without its script it will at the next page. */
export async function keepForPlayer({ lists, savedAt }: OwnLanguages): Promise<void> {
  if (savedAt === null) return;
  const keep = await loadLanguageMemory().catch(() => null);
  keep?.({ audio: lists.audiotracks, text: lists.texttracks, savedAt });
}
