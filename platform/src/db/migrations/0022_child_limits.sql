CREATE TABLE "screen_use" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"used_ms" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"more_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "age_level" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "daily_minutes" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bedtime_from" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bedtime_to" integer;--> statement-breakpoint
ALTER TABLE "screen_use" ADD CONSTRAINT "screen_use_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;