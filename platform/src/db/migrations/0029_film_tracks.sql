ALTER TABLE "library_files" ADD COLUMN "audio_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_files" ADD COLUMN "height" integer;
