CREATE TABLE "import_schedules" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"every_seconds" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"validators" jsonb NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "import_schedules_kind_target_pk" PRIMARY KEY("kind","target")
);
--> statement-breakpoint
CREATE TABLE "stream_checks" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"dead_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "stream_checks" ADD CONSTRAINT "stream_checks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_checks_dead" ON "stream_checks" USING btree ("channel_id") WHERE "stream_checks"."dead_since" is not null;--> statement-breakpoint
ALTER TABLE "staged_broadcasts" SET UNLOGGED;
