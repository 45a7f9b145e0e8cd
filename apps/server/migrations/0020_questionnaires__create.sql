CREATE TABLE "career_matches" (
	"user_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"salary_range" text NOT NULL,
	"story" text NOT NULL,
	CONSTRAINT "career_matches_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "career_matches_title" UNIQUE("user_id","title")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"grade" smallint NOT NULL,
	"city_state" text NOT NULL,
	"favorite_subjects" text NOT NULL,
	"enjoy_during_free_time" text NOT NULL,
	"math_confidence" smallint NOT NULL,
	"ai_and_technology_confidence" smallint NOT NULL,
	"career_or_job_interest" text NOT NULL,
	"brands_or_companies_admired" text NOT NULL,
	"proud_accomplishments" text NOT NULL,
	"what_makes_a_great_math_teacher" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questionnaires_grade" CHECK ("questionnaires"."grade" between 6 and 12),
	CONSTRAINT "questionnaires_math" CHECK ("questionnaires"."math_confidence" between 1 and 5),
	CONSTRAINT "questionnaires_ai" CHECK ("questionnaires"."ai_and_technology_confidence" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "career_matches" ADD CONSTRAINT "career_matches_user_id_questionnaires_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."questionnaires"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;