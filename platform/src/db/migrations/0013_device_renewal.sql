-- Until now clients renewed with the id that lists showed. What they hold goes on working: its hash is kept, and lists show a new id.
ALTER TABLE "devices" ADD COLUMN "renewal_hash" text;--> statement-breakpoint
UPDATE "devices" SET "renewal_hash" = encode(sha256(convert_to("id"::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "renewal_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_renewal_hash_unique" UNIQUE("renewal_hash");--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "listed_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_device_id_devices_id_fk";--> statement-breakpoint
UPDATE "tokens" SET "device_id" = "devices"."listed_id" FROM "devices" WHERE "tokens"."device_id" = "devices"."id";--> statement-breakpoint
UPDATE "stream_stats" SET "device_id" = "devices"."listed_id"::text FROM "devices" WHERE "stream_stats"."device_id" = "devices"."id"::text;--> statement-breakpoint
UPDATE "devices" SET "id" = "listed_id";--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "listed_id";--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
