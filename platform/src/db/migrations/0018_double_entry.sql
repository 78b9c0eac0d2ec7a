ALTER TABLE "account_entries" ADD COLUMN "counter" text;--> statement-breakpoint
UPDATE "account_entries" SET "counter" = CASE
	WHEN "kind" = 'refill' THEN 'bank'
	WHEN "kind" = 'refund' AND "reference" LIKE 'refund:transaction:%' THEN 'bank'
	WHEN "kind" = 'promo' THEN 'gifts'
	ELSE 'revenue'
END;--> statement-breakpoint
ALTER TABLE "account_entries" ALTER COLUMN "counter" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "currency" text DEFAULT 'KZT' NOT NULL;--> statement-breakpoint
UPDATE "transactions" SET "currency" = "providers"."config"->'currency'->>'iso'
	FROM "users" JOIN "providers" ON "providers"."id" = "users"."provider_id"
	WHERE "users"."id" = "transactions"."user_id" AND "providers"."config"->'currency'->>'iso' IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_day" integer;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_counter" CHECK ("account_entries"."counter" in ('bank', 'revenue', 'gifts'));
