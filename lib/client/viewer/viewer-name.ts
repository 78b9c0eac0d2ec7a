import { digitsOf, showPhone } from '@/lib/shared/phone';
import type { Viewer } from './viewer';

/** The name of a user; without one it is the phone. */
export function nameOf({ name, phone }: Viewer): { name: string | null; phone: string | null } {
  const shown = phone && showPhone(phone);
  const isPhone = name !== null && phone !== null && digitsOf(name) === digitsOf(phone);
  return { name: isPhone ? null : name, phone: shown };
}
