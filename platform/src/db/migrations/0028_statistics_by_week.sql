ALTER TABLE "stream_stats" RENAME TO "stream_stats_before";--> statement-breakpoint
DROP INDEX "stream_stats_user";--> statement-breakpoint
CREATE TABLE "stream_stats" (
	"id" text NOT NULL,
	"user_id" integer NOT NULL,
	"device_id" text,
	"profile_id" text DEFAULT '' NOT NULL,
	"content_id" text,
	"channel_id" integer,
	"ts" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stream_stats_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE TABLE "stream_stats_other" PARTITION OF "stream_stats" DEFAULT;--> statement-breakpoint
CREATE INDEX "stream_stats_user" ON "stream_stats" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "stream_stats" ("id","user_id","device_id","profile_id","content_id","channel_id","ts","seconds","created_at","updated_at") SELECT "id","user_id","device_id","profile_id","content_id","channel_id","ts","seconds","created_at","updated_at" FROM "stream_stats_before";--> statement-breakpoint
DROP TABLE "stream_stats_before";--> statement-breakpoint
CREATE INDEX "watch_positions_time" ON "watch_positions" USING btree ("updated_at");
