CREATE TABLE "answer_reviews" (
	"user_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"problem_id" integer NOT NULL,
	"form" text NOT NULL,
	"value" text NOT NULL,
	"answer" text NOT NULL,
	"second" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_reviews_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id"),
	CONSTRAINT "answer_reviews_second" CHECK ("answer_reviews"."second" in ('same', 'different', 'unclear'))
);
--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_problem_id_problem_instances_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_reviews_problem" ON "answer_reviews" USING btree ("problem_id");