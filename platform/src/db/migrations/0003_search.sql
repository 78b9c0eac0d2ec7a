CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "notice_removals" (
	"user_id" integer NOT NULL,
	"notice_id" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_removals_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"action" jsonb,
	"time_to_live" integer NOT NULL,
	"time_start" timestamp with time zone NOT NULL,
	"destination" jsonb
);
--> statement-breakpoint
CREATE TABLE "search_finds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"title" text NOT NULL,
	"content_type" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_names" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"name" text NOT NULL,
	"age" integer NOT NULL,
	"weight" real NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "name")) STORED,
	CONSTRAINT "search_names_kind_object_id_name_pk" PRIMARY KEY("kind","object_id","name")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"content_id" text NOT NULL,
	"rating" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pushes_user" ON "pushes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_finds_once" ON "search_finds" USING btree ("user_id","profile_id","text");--> statement-breakpoint
CREATE INDEX "search_names_begin" ON "search_names" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_names_words" ON "search_names" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_names_similar" ON "search_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_ratings_once" ON "content_ratings" USING btree ("user_id","profile_id","content_id");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "removed_at";