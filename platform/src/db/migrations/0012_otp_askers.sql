ALTER TABLE "otps" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "others_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_pkey";--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_phone_asker_pk" PRIMARY KEY("phone","asker");
