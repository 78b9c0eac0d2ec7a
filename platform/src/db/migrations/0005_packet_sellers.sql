DROP INDEX "promo_key_uses_user";--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "how_to_use" jsonb;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_key_uses_once" ON "promo_key_uses" USING btree ("user_id","key");