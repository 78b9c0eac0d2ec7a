CREATE TABLE "ad_ids" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"identifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "ad_plan" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "is_protected" boolean;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "ad_plan" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "is_protected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_ids" ADD CONSTRAINT "ad_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_ids_once" ON "ad_ids" USING btree ("user_id","vendor");