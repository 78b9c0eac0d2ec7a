CREATE TABLE "broadcasts" (
	"channel_id" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"stop_at" bigint NOT NULL,
	"texts" jsonb NOT NULL,
	"category" text,
	"season" integer DEFAULT 0 NOT NULL,
	"series" integer DEFAULT 0 NOT NULL,
	"year" integer,
	"age" integer,
	"icon" text,
	CONSTRAINT "broadcasts_channel_id_start_at_pk" PRIMARY KEY("channel_id","start_at")
);
--> statement-breakpoint
CREATE TABLE "external_channels" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"guide_id" text,
	"guide_names" text[] DEFAULT '{}' NOT NULL,
	"guide_shift" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo_url" text,
	"catchup" jsonb
);
--> statement-breakpoint
CREATE TABLE "staged_broadcasts" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"stop_at" bigint,
	"texts" jsonb NOT NULL,
	"category" text,
	"season" integer DEFAULT 0 NOT NULL,
	"series" integer DEFAULT 0 NOT NULL,
	"year" integer,
	"age" integer,
	"icon" text,
	CONSTRAINT "staged_broadcasts_import_id_channel_id_start_at_pk" PRIMARY KEY("import_id","channel_id","start_at")
);
--> statement-breakpoint
ALTER TABLE "external_channels" ADD CONSTRAINT "external_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "external_channels_key" ON "external_channels" USING btree ("list","key");--> statement-breakpoint
CREATE INDEX "staged_broadcasts_import" ON "staged_broadcasts" USING btree ("import_id");