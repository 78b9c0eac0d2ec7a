CREATE TABLE "follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"content_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"channel_id" integer NOT NULL,
	"programme" text NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" integer NOT NULL,
	"pushed" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_once" ON "follows" USING btree ("user_id","profile_id","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("user_id","profile_id","channel_id","starts_at");--> statement-breakpoint
CREATE INDEX "reminders_start" ON "reminders" USING btree ("starts_at");--> statement-breakpoint
UPDATE "rows" SET "title" = '{"ru": "Избранные фильмы и сериалы", "kk": "Таңдаулы фильмдер мен сериалдар", "en": "Favourite films and series", "uz": "Sevimli filmlar va seriallar"}' WHERE "slug" = 'my-titles' AND "title"->>'ru' = 'Отложенное';
