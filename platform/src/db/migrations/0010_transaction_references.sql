ALTER TABLE "transactions" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once" ON "transactions" USING btree ("user_id","reference");