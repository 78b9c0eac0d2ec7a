ALTER TABLE "account_entries" ADD COLUMN "currency" text DEFAULT 'KZT' NOT NULL;--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET "currency" = "provider"."config"->'currency'->>'iso'
FROM "accounts" AS "account"
JOIN "users" AS "user" ON "user"."id" = "account"."user_id"
JOIN "providers" AS "provider" ON "provider"."id" = "user"."provider_id"
WHERE "account"."id" = "entry"."account_id" AND "provider"."config"->'currency'->>'iso' <> "entry"."currency";--> statement-breakpoint
UPDATE "account_entries" AS "entry" SET "currency" = "paid"."currency" FROM "transactions" AS "paid"
WHERE "paid"."account_id" = "entry"."account_id" AND "paid"."currency" <> "entry"."currency"
  AND ("paid"."id" = "entry"."transaction_id" OR "entry"."reference" IN ('transaction:' || "paid"."id", 'refund:transaction:' || "paid"."id"));
