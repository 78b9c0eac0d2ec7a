CREATE TABLE "content_viewers" (
	"content_id" text PRIMARY KEY NOT NULL,
	"viewers" integer NOT NULL
);
