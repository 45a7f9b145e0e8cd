CREATE TABLE "mastery" (
	"user_id" integer NOT NULL,
	"skill" text NOT NULL,
	"alone" double precision NOT NULL,
	"helped" double precision NOT NULL,
	"alone_answers" integer NOT NULL,
	"helped_answers" integer NOT NULL,
	"step" smallint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mastery_user_id_skill_pk" PRIMARY KEY("user_id","skill"),
	CONSTRAINT "mastery_chances" CHECK ("mastery"."alone" > 0 and "mastery"."alone" < 1 and "mastery"."helped" > 0 and "mastery"."helped" < 1)
);
--> statement-breakpoint
ALTER TABLE "mastery" ADD CONSTRAINT "mastery_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orb_helps_user_problem" ON "orb_helps" USING btree ("user_id","problem_id");