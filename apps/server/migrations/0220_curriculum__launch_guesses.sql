CREATE TABLE "launch_guesses" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"guess" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "launch_guesses_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "launch_guesses" ADD CONSTRAINT "launch_guesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
