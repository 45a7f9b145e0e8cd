CREATE TABLE "check_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"assignment_id" uuid,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"title" text NOT NULL,
	"rendered" json NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"is_put_away" boolean DEFAULT false NOT NULL,
	"counted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_answers" (
	"sitting_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"answer_id" smallint,
	"answer" text,
	"flagged" boolean NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"is_correct" boolean,
	"misconception" text,
	"attempt_id" uuid NOT NULL,
	"problem_id" integer,
	"accepted_at" timestamp with time zone,
	"accepted_note" text,
	CONSTRAINT "check_answers_sitting_id_place_pk" PRIMARY KEY("sitting_id","place"),
	CONSTRAINT "check_answers_one" CHECK ("check_answers"."answer_id" is null or "check_answers"."answer" is null)
);
--> statement-breakpoint
ALTER TABLE "check_sittings" ADD CONSTRAINT "check_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "check_sittings" ADD CONSTRAINT "check_sittings_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_sitting_id_check_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."check_sittings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "check_sittings_open" ON "check_sittings" USING btree ("user_id","kind","about",coalesce("assignment_id"::text, '')) WHERE "check_sittings"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "check_sittings_user" ON "check_sittings" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "check_sittings_assignment" ON "check_sittings" USING btree ("assignment_id");
--> statement-breakpoint
CREATE INDEX "check_sittings_not_counted" ON "check_sittings" USING btree ("id") WHERE "check_sittings"."counted_at" is null;
