CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_libraries" (
	"content_id" text NOT NULL,
	"library_id" integer NOT NULL,
	CONSTRAINT "content_libraries_content_id_library_id_pk" PRIMARY KEY("content_id","library_id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" text,
	"season" integer DEFAULT 0 NOT NULL,
	"series" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"short" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"year" integer,
	"age" integer,
	"duration" integer DEFAULT 0 NOT NULL,
	"genre_ids" integer[] DEFAULT '{}' NOT NULL,
	"country_ids" integer[] DEFAULT '{}' NOT NULL,
	"ratings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"color_bg" text,
	"is_free" boolean,
	"is_announcement" boolean DEFAULT false NOT NULL,
	"is_cartoon" boolean DEFAULT false NOT NULL,
	"is_lost" boolean DEFAULT false NOT NULL,
	"media" jsonb,
	"art_seed" text,
	"attribution" jsonb,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"row_id" text,
	"row_slug" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "genres_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "libraries" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"library_type" text DEFAULT 'svod' NOT NULL,
	"color_bg" text DEFAULT '#141824' NOT NULL,
	"art_seed" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "libraries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "seo_masks" (
	"page_type" text NOT NULL,
	"text_type" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "seo_masks_page_type_text_type_pk" PRIMARY KEY("page_type","text_type")
);
--> statement-breakpoint
CREATE TABLE "trailers" (
	"id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"library_id" integer,
	"duration" integer DEFAULT 31 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"tags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"parent_id" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"is_hd" boolean DEFAULT true NOT NULL,
	"is_4k" boolean DEFAULT false NOT NULL,
	"is_adult" boolean DEFAULT false NOT NULL,
	"age" integer DEFAULT 0 NOT NULL,
	"aspect_ratio" text DEFAULT '16:9' NOT NULL,
	"archived_days" integer DEFAULT 7 NOT NULL,
	"future_days" integer DEFAULT 3 NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"access_error" jsonb,
	"vitrina_url" text,
	"is_vlight" boolean DEFAULT false NOT NULL,
	"blackouts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trackers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"color_bg" text DEFAULT '#141824' NOT NULL,
	"art_seed" text,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "weekly_slots" (
	"channel_id" integer NOT NULL,
	"start" integer NOT NULL,
	"length" integer NOT NULL,
	"content_id" text NOT NULL,
	"episode_id" text,
	"is_catchup_banned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "weekly_slots_channel_id_start_pk" PRIMARY KEY("channel_id","start")
);
--> statement-breakpoint
CREATE TABLE "packet_channels" (
	"packet_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	CONSTRAINT "packet_channels_packet_id_channel_id_pk" PRIMARY KEY("packet_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "packet_libraries" (
	"packet_id" integer NOT NULL,
	"library_id" integer NOT NULL,
	CONSTRAINT "packet_libraries_packet_id_library_id_pk" PRIMARY KEY("packet_id","library_id")
);
--> statement-breakpoint
CREATE TABLE "packets" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"type" text DEFAULT 'packet' NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"old_price" numeric(10, 2),
	"is_base" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"period" text DEFAULT 'month' NOT NULL,
	"period_human" jsonb NOT NULL,
	"trial" jsonb,
	"bundle" jsonb,
	"parent_name" jsonb,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreement_url" text DEFAULT '' NOT NULL,
	"row_slug" text,
	"color_bg" text DEFAULT '#141824' NOT NULL,
	"art_seed" text,
	"available_ids" integer[] DEFAULT '{}' NOT NULL,
	"included_ids" integer[] DEFAULT '{}' NOT NULL,
	"allow_delete_paused" boolean DEFAULT false NOT NULL,
	"after_renew_packet_id" integer,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"packet_ids" integer[] DEFAULT '{}' NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"amount" numeric(10, 2) DEFAULT '0.00' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"needs_confirm" boolean DEFAULT false NOT NULL,
	"needs_card" boolean DEFAULT false NOT NULL,
	"uses_left" integer,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"packet_id" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone,
	"renew" boolean DEFAULT true NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"art_seed" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"art_seed" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" integer PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"allow_user_answer" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer_ids" integer[] DEFAULT '{}' NOT NULL,
	"user_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_persons" (
	"content_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"role" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_persons_content_id_person_id_role_pk" PRIMARY KEY("content_id","person_id","role")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"role" text NOT NULL,
	"art_seed" text,
	CONSTRAINT "persons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rows" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"template" text NOT NULL,
	"content_type" text,
	"description" jsonb NOT NULL,
	"html_description" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	CONSTRAINT "rows_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rowset_rows" (
	"rowset_id" integer NOT NULL,
	"row_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "rowset_rows_rowset_id_row_id_pk" PRIMARY KEY("rowset_id","row_id")
);
--> statement-breakpoint
CREATE TABLE "rowsets" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"template" text NOT NULL,
	"description" jsonb NOT NULL,
	"library_id" integer,
	"art_seed" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rowsets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"device_type" text NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"os_name" text DEFAULT '' NOT NULL,
	"os_version" text DEFAULT '' NOT NULL,
	"application_type" text DEFAULT '' NOT NULL,
	"timezone" text,
	"interfaces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb,
	"parental_settings" jsonb,
	"notification" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"login_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"avatar_id" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"shortname" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"config" jsonb NOT NULL,
	CONSTRAINT "providers_shortname_unique" UNIQUE("shortname")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"grade" text NOT NULL,
	"user_id" integer NOT NULL,
	"device_id" uuid,
	"profile_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10364 CACHE 1),
	"provider_id" integer NOT NULL,
	"username" text NOT NULL,
	"phone" text,
	"email" text,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"provider_uid" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"parental_code" text,
	"is_parental_ignored" boolean DEFAULT false NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"device_limit" integer NOT NULL,
	"settings" jsonb,
	"app_version" text DEFAULT '' NOT NULL,
	"refer_id" text DEFAULT '' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_stats" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device_id" text,
	"profile_id" text DEFAULT '' NOT NULL,
	"content_id" text,
	"channel_id" integer,
	"ts" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_positions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" text DEFAULT '' NOT NULL,
	"content_id" text NOT NULL,
	"root_id" text NOT NULL,
	"channel_id" integer,
	"seconds" integer NOT NULL,
	"percentage" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_libraries" ADD CONSTRAINT "content_libraries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_libraries" ADD CONSTRAINT "content_libraries_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trailers" ADD CONSTRAINT "trailers_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_slots" ADD CONSTRAINT "weekly_slots_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_channels" ADD CONSTRAINT "packet_channels_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_channels" ADD CONSTRAINT "packet_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_libraries" ADD CONSTRAINT "packet_libraries_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_libraries" ADD CONSTRAINT "packet_libraries_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_question_id_survey_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_replies" ADD CONSTRAINT "survey_replies_question_id_survey_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_persons" ADD CONSTRAINT "content_persons_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_persons" ADD CONSTRAINT "content_persons_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rowset_rows" ADD CONSTRAINT "rowset_rows_rowset_id_rowsets_id_fk" FOREIGN KEY ("rowset_id") REFERENCES "public"."rowsets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rowset_rows" ADD CONSTRAINT "rowset_rows_row_id_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contents_parent" ON "contents" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_slug" ON "contents" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_persons_person" ON "content_persons" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "rowset_rows_row" ON "rowset_rows" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_device" ON "tokens" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "users_provider" ON "users" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_once" ON "favourites" USING btree ("user_id","profile_id","kind","object_id");--> statement-breakpoint
CREATE INDEX "stream_stats_user" ON "stream_stats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_positions_once" ON "watch_positions" USING btree ("user_id","profile_id","content_id");--> statement-breakpoint
CREATE INDEX "watch_positions_recent" ON "watch_positions" USING btree ("user_id","profile_id","updated_at");