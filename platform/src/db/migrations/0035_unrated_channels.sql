UPDATE "channels" SET "age" = 16 FROM "external_channels" AS "imported"
WHERE "imported"."channel_id" = "channels"."id" AND "channels"."age" = 0 AND NOT "channels"."is_adult";--> statement-breakpoint
UPDATE "catalogue_state" SET "version" = "version" + 1;
