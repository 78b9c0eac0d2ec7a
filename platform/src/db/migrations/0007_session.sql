CREATE TABLE "provider_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_sandbox" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "locale" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_phone_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "operator_city_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "operator_address_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_geofree" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_tokens" ADD CONSTRAINT "provider_tokens_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_tokens_provider" ON "provider_tokens" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_provider_uid" ON "users" USING btree ("provider_id","provider_uid") WHERE "users"."provider_uid" <> '';