CREATE TABLE "mission_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mission_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"mission_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"family" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"sim_version" smallint NOT NULL,
	"inputs" jsonb NOT NULL,
	"prediction" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"stars" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_attempt_stars" CHECK ("mission_attempt"."stars" between 0 and 3),
	CONSTRAINT "mission_attempt_level" CHECK ("mission_attempt"."level" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "mission_attempt" ADD CONSTRAINT "mission_attempt_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_attempt_user_lesson" ON "mission_attempt" USING btree ("user_id","lesson_id");