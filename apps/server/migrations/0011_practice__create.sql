CREATE TABLE "attempts" (
	"user_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"problem_id" integer NOT NULL,
	"answer_id" smallint,
	"answer" text,
	"is_correct" boolean NOT NULL,
	"misconception" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id"),
	CONSTRAINT "attempts_answer" CHECK (("attempts"."answer_id" is null) <> ("attempts"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "progress_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "progress_kind" CHECK ("progress"."kind" in ('problem', 'lesson', 'unit'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_problem_id_problem_instances_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_problem" ON "attempts" USING btree ("problem_id");