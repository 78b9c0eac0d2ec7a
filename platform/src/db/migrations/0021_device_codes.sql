CREATE TABLE "device_codes" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"user_hash" text NOT NULL,
	"device_type" text NOT NULL,
	"model" text NOT NULL,
	"os_name" text NOT NULL,
	"address" text NOT NULL,
	"is_allowed" boolean,
	"user_id" integer,
	"polled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_codes_user_hash_unique" UNIQUE("user_hash")
);
--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_codes_expiry" ON "device_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_codes_user" ON "device_codes" USING btree ("user_id");