import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Period } from '../../domain/billing/period.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { libraries } from './catalogue.ts';
import { channels } from './channels.ts';
import { money } from './columns.ts';
import { providers } from './session.ts';

export type Benefit = { icon: string; text: Localized };
export type Trial = { period: Period; amount: string };
/** Internet and television sold together (spec 3 §3 Packet). */
export type Bundle = { name: Localized; price: string; internetSpeed: string; description: Localized };

export const packets = pgTable('packets', {
  id: integer('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  short: jsonb('short').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  /** Other devices to watch on, and steps after the purchase; empty for most packets. */
  howToUse: jsonb('how_to_use').$type<Localized>(),
  /** The only provider that sells it; null: all providers. */
  providerId: integer('provider_id').references(() => providers.id),
  /** 'packet', 'promo' for one that needs a promo key, 'donation' for one that supports somebody and opens nothing. */
  type: text('type').notNull().default('packet'),
  price: money('price').notNull(),
  oldPrice: money('old_price'),
  isBase: boolean('is_base').notNull().default(false),
  isPublic: boolean('is_public').notNull().default(true),
  period: text('period').notNull().default('month'),
  periodHuman: jsonb('period_human').$type<Period>().notNull(),
  trial: jsonb('trial').$type<Trial>(),
  bundle: jsonb('bundle').$type<Bundle>(),
  parentName: jsonb('parent_name').$type<Localized>(),
  benefits: jsonb('benefits').$type<Benefit[]>().notNull().default([]),
  agreementUrl: text('agreement_url').notNull().default(''),
  rowSlug: text('row_slug'),
  colorBg: text('color_bg').notNull().default('#141824'),
  artSeed: text('art_seed'),
  /** Additional packets that can be bought with this base packet, and packets that are included. */
  availableIds: integer('available_ids').array().notNull().default([]),
  includedIds: integer('included_ids').array().notNull().default([]),
  allowDeletePaused: boolean('allow_delete_paused').notNull().default(false),
  afterRenewPacketId: integer('after_renew_packet_id'),
  sort: integer('sort').notNull().default(0),
});

export const packetChannels = pgTable(
  'packet_channels',
  {
    packetId: integer('packet_id')
      .notNull()
      .references(() => packets.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.packetId, table.channelId] })],
);

export const packetLibraries = pgTable(
  'packet_libraries',
  {
    packetId: integer('packet_id')
      .notNull()
      .references(() => packets.id, { onDelete: 'cascade' }),
    libraryId: integer('library_id')
      .notNull()
      .references(() => libraries.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.packetId, table.libraryId] })],
);

export const promoKeys = pgTable('promo_keys', {
  key: text('key').primaryKey(),
  /** The id shown to callers who may not see the key itself. */
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  title: jsonb('title').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  packetIds: integer('packet_ids').array().notNull().default([]),
  days: integer('days').notNull().default(0),
  amount: money('amount').notNull().default('0.00'),
  isActive: boolean('is_active').notNull().default(true),
  needsConfirm: boolean('needs_confirm').notNull().default(false),
  needsCard: boolean('needs_card').notNull().default(false),
  /** Null: unlimited. */
  usesLeft: integer('uses_left'),
  /** Requires a payment of `amount` first, refunded when `neededRefund`. */
  isPaid: boolean('is_paid').notNull().default(false),
  neededRefund: boolean('needed_refund').notNull().default(false),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
