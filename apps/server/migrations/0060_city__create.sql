CREATE TABLE "city" (
	"id" uuid PRIMARY KEY NOT NULL,
	"band" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" integer,
	"name" text NOT NULL,
	"name_offers" text[] NOT NULL,
	"name_chosen" boolean DEFAULT false NOT NULL,
	"seed" integer NOT NULL,
	"sim_version" integer NOT NULL,
	"tick" integer DEFAULT 0 NOT NULL,
	"snapshot" "bytea",
	"saved_event" bigint DEFAULT 0 NOT NULL,
	"stats" jsonb,
	"epoch" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "city_band_known" CHECK ("city"."band" in ('6-8', '9-12', 'open')),
	CONSTRAINT "city_kind" CHECK (("city"."kind" = 'class') = ("city"."owner_id" is null))
);
--> statement-breakpoint
CREATE TABLE "city_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" uuid NOT NULL,
	"tick" integer NOT NULL,
	"user_id" integer,
	"plot_no" smallint,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_gift" (
	"city_id" uuid NOT NULL,
	"plot_no" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "city_gift_city_id_plot_no_user_id_day_pk" PRIMARY KEY("city_id","plot_no","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "city_like" (
	"city_id" uuid NOT NULL,
	"plot_no" smallint NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "city_like_city_id_plot_no_user_id_pk" PRIMARY KEY("city_id","plot_no","user_id")
);
--> statement-breakpoint
CREATE TABLE "city_plot" (
	"city_id" uuid NOT NULL,
	"plot_no" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"alias" text NOT NULL,
	"alias_offers" text[] NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "city_plot_city_id_plot_no_pk" PRIMARY KEY("city_id","plot_no"),
	CONSTRAINT "city_plot_user" UNIQUE("user_id","kind"),
	CONSTRAINT "city_plot_alias" UNIQUE("city_id","alias"),
	CONSTRAINT "city_plot_no" CHECK ("city_plot"."plot_no" between 0 and 31)
);
--> statement-breakpoint
CREATE TABLE "city_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" uuid NOT NULL,
	"plot_no" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_ticket" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"lesson_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_event" ADD CONSTRAINT "city_event_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_event" ADD CONSTRAINT "city_event_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_gift" ADD CONSTRAINT "city_gift_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_gift" ADD CONSTRAINT "city_gift_plot" FOREIGN KEY ("city_id","plot_no") REFERENCES "public"."city_plot"("city_id","plot_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_like" ADD CONSTRAINT "city_like_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_like" ADD CONSTRAINT "city_like_plot" FOREIGN KEY ("city_id","plot_no") REFERENCES "public"."city_plot"("city_id","plot_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_plot" ADD CONSTRAINT "city_plot_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_plot" ADD CONSTRAINT "city_plot_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_report" ADD CONSTRAINT "city_report_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_report" ADD CONSTRAINT "city_report_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_ticket" ADD CONSTRAINT "city_ticket_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_ticket" ADD CONSTRAINT "city_ticket_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_band" ON "city" USING btree ("kind","band","created_at");--> statement-breakpoint
CREATE INDEX "city_owner" ON "city" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "city_event_city" ON "city_event" USING btree ("city_id","id");--> statement-breakpoint
CREATE INDEX "city_event_plot" ON "city_event" USING btree ("city_id","plot_no","id");--> statement-breakpoint
CREATE INDEX "city_event_user" ON "city_event" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_gift_user" ON "city_gift" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_like_user" ON "city_like" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_report_at" ON "city_report" USING btree ("at");--> statement-breakpoint
CREATE INDEX "city_report_user" ON "city_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_ticket_user" ON "city_ticket" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_ticket_session" ON "city_ticket" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "city_ticket_expires" ON "city_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "city_event_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a key does when an account or a city goes is let through; a statement on the table itself is not.
  IF pg_trigger_depth() > 1 THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'city_event is only added to';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "city_event_only_grows" BEFORE UPDATE OR DELETE ON "city_event" FOR EACH ROW EXECUTE FUNCTION "city_event_only_grows"();
