ALTER TABLE "account_entries" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "account_entries" ADD COLUMN "transaction_id" integer;--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET
  "title" = coalesce("packet"."name", "content"."title"),
  "transaction_id" = CASE WHEN "order"."reference" ~ '^transaction:[0-9]{1,9}$' THEN substring("order"."reference" from 13)::integer END
FROM "user_purchases" AS "order"
JOIN "purchase_types" AS "way" ON "way"."id" = "order"."purchase_type_id"
LEFT JOIN "packets" AS "packet" ON "packet"."id" = "way"."packet_id"
LEFT JOIN "contents" AS "content" ON "content"."id" = "way"."content_id"
WHERE "entry"."account_id" = "order"."account_id" AND (
  "entry"."reference" IN ('purchase:' || "order"."id", 'rent:' || "order"."id")
  OR ("entry"."reference" = 'trial:' || "way"."packet_id" AND "entry"."created_at" = "order"."created_at")
);--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET "title" = "packet"."name"
FROM "subscriptions" AS "term" JOIN "packets" AS "packet" ON "packet"."id" = "term"."packet_id"
WHERE "entry"."kind" IN ('renewal', 'refund') AND split_part("entry"."reference", ':', 2) = "term"."id";--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET "title" = "key"."title" FROM "promo_keys" AS "key" WHERE "entry"."reference" = 'promo:' || "key"."key";--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET "transaction_id" = "paid"."id" FROM "transactions" AS "paid"
WHERE "entry"."account_id" = "paid"."account_id" AND "paid"."status" = 'complete'
  AND "paid"."purpose"->>'kind' = 'promo' AND "entry"."reference" = 'promo:' || ("paid"."purpose"->>'key');
