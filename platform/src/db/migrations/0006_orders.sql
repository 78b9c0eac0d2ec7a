ALTER TABLE "futures" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid" numeric(10, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "user_purchases" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "user_purchases_once" ON "user_purchases" USING btree ("user_id","reference");