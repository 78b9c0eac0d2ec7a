CREATE TABLE "library_files" (
	"content_id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_ms" bigint NOT NULL,
	"subtitles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"series_key" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "library_posters" (
	"content_id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"modified_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_posters" ADD CONSTRAINT "library_posters_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_files_series" ON "library_files" USING btree ("series_key");