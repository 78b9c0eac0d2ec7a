import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { contents } from '../../db/schema/catalogue.ts';
import { packets } from '../../db/schema/commerce.ts';
import { purchaseTypes } from '../../db/schema/subscriptions.ts';
import type { Localized } from '../../origin/catalogue.ts';
import type { PurchaseType } from '../subscriptions/subscriptions.ts';

export interface Product {
  purchaseType: PurchaseType;
  /** The name of the packet or of the rented title. */
  title: Localized;
}

/** The product of a purchase type; null when there is no such type. */
export async function productOf(db: Database, purchaseTypeId: string): Promise<Product | null> {
  const [found] = await db
    .select({ purchaseType: purchaseTypes, packet: packets.name, content: contents.title })
    .from(purchaseTypes)
    .leftJoin(packets, eq(packets.id, purchaseTypes.packetId))
    .leftJoin(contents, eq(contents.id, purchaseTypes.contentId))
    .where(eq(purchaseTypes.id, purchaseTypeId));
  if (!found) return null;
  const { purchaseType, packet, content } = found;
  return { purchaseType, title: packet ?? content ?? purchaseType.title };
}
