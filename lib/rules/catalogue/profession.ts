import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** The profession of a person as text; null when the platform has no role, or an unknown one. */
export function professionOf(
  person: { roleKey: string | null },
  labels: Messages['catalogue']['page'],
): string | null {
  return labels.professions[person.roleKey as keyof typeof labels.professions] ?? null;
}

/** All professions of a person, the main one first (spec 2 §2: director … editor). */
export function professionsOf(
  { roleKey, roleKeys }: { roleKey: string | null; roleKeys: readonly string[] },
  labels: Messages['catalogue']['page'],
): string[] {
  const keys = new Set([roleKey, ...roleKeys]);
  return [...keys].flatMap((key) => professionOf({ roleKey: key }, labels) ?? []);
}
