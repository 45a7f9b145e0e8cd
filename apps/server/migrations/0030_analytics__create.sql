CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" uuid,
	"user_id" integer,
	"name" text NOT NULL,
	"lesson_id" integer,
	"section" text,
	"place" smallint,
	"outcome" text,
	CONSTRAINT "analytics_events_short" CHECK (length("analytics_events"."name") <= 40 and length("analytics_events"."section") <= 40)
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_user" ON "analytics_events" USING btree ("user_id") WHERE "analytics_events"."user_id" is not null;