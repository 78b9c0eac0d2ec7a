DROP INDEX "reminders_once";--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("user_id","profile_id","channel_id","starts_at","programme");