ALTER TABLE "users" ADD COLUMN "sent_pin_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sent_pin_until" timestamp (3) with time zone;