import type { Bundle, Trial } from '../../../db/schema/commerce.ts';
import type { Period } from '../../../domain/billing/period.ts';
import type { Localized } from '../../../origin/catalogue.ts';
import type { World } from '../../basics.ts';
import type { LibraryKey } from '../libraries.ts';

export interface PacketSeed {
  id: number;
  name: Localized;
  short: Localized;
  description: Localized;
  type?: 'packet' | 'promo' | 'donation';
  /** In the seller's currency, tenge without one; a decimal string (wire 1.8). */
  price: string;
  oldPrice?: string;
  base?: true;
  hidden?: true;
  period?: Period;
  trial?: Trial;
  bundle?: Bundle;
  benefits: readonly { icon: string; text: Localized }[];
  channels: readonly number[];
  libraries: readonly LibraryKey[];
  available?: readonly number[];
  included?: readonly number[];
  allowDeletePaused?: true;
  afterRenew?: number;
  /** The only provider that sells it. */
  provider?: number;
  /** Path of a text that has to be accepted first (spec 3 §4 Agreement gate). */
  agreement?: string;
  howToUse?: Localized;
  /** The row that shows what is in it. */
  row?: string;
  world: World;
  color: string;
}
