ALTER TABLE "pushes" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pushes" ADD COLUMN "delivered_to" uuid;--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "announced_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "follows" ALTER COLUMN "announced_at" DROP DEFAULT;