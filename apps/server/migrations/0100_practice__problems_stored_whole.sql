CREATE TABLE "unjudged_answers" (
	"user_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"problem_id" integer NOT NULL,
	"answer_id" smallint,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unjudged_answers_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id"),
	CONSTRAINT "unjudged_answers_answer" CHECK (("unjudged_answers"."answer_id" is null) <> ("unjudged_answers"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "problem_instances" ADD COLUMN "rendered" json;--> statement-breakpoint
ALTER TABLE "unjudged_answers" ADD CONSTRAINT "unjudged_answers_problem_id_problem_instances_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unjudged_answers_problem" ON "unjudged_answers" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "problem_instances_not_rendered" ON "problem_instances" USING btree ("id") WHERE "problem_instances"."rendered" is null;--> statement-breakpoint
-- A problem takes some 2 kB of text, which is pressed to half as soon as a row is longer than this, and read with its row.
ALTER TABLE "problem_instances" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "problem_instances" ALTER COLUMN "rendered" SET STORAGE MAIN;
