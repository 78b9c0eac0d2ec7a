import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** What a person is known as, in words; null when the platform names no role, or one that has no word. */
export function professionOf(
  person: { roleKey: string | null },
  labels: Messages['catalogue']['page'],
): string | null {
  return labels.professions[person.roleKey as keyof typeof labels.professions] ?? null;
}

/** Everything that a person is known as, the best known first (spec 2 §2: director … editor). */
export function professionsOf(
  { roleKey, roleKeys }: { roleKey: string | null; roleKeys: readonly string[] },
  labels: Messages['catalogue']['page'],
): string[] {
  const keys = new Set([roleKey, ...roleKeys]);
  return [...keys].flatMap((key) => professionOf({ roleKey: key }, labels) ?? []);
}
