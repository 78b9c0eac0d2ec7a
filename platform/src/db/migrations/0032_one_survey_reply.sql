CREATE INDEX "offers_time" ON "offers" USING btree ("created_at");--> statement-breakpoint
DELETE FROM "survey_replies" AS "earlier" USING "survey_replies" AS "later"
WHERE "earlier"."user_id" = "later"."user_id" AND "earlier"."question_id" = "later"."question_id"
  AND ("earlier"."created_at", "earlier"."id") < ("later"."created_at", "later"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_replies_once" ON "survey_replies" USING btree ("user_id","question_id");