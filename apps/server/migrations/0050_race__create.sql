CREATE TABLE "race_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"grade" text NOT NULL,
	"topic" text NOT NULL,
	"goals" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "race_profiles_short" CHECK (length("race_profiles"."grade") <= 400 and length("race_profiles"."topic") <= 400 and length("race_profiles"."goals") <= 400)
);
--> statement-breakpoint
CREATE TABLE "races" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "races_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"score" smallint NOT NULL,
	"challenges_completed" smallint NOT NULL,
	"correct_answers" smallint NOT NULL,
	"hints_used" smallint NOT NULL,
	"won" boolean NOT NULL,
	CONSTRAINT "races_score" CHECK ("races"."score" between 0 and 140),
	CONSTRAINT "races_correct" CHECK ("races"."correct_answers" <= "races"."challenges_completed")
);
--> statement-breakpoint
ALTER TABLE "race_profiles" ADD CONSTRAINT "race_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "races_user" ON "races" USING btree ("user_id");