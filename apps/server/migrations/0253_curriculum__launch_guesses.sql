CREATE TABLE "launch_guesses" (
	"school_id" integer DEFAULT current_school() NOT NULL,
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"guess" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "launch_guesses_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "launch_guesses_user_id_person" FOREIGN KEY ("school_id", "user_id") REFERENCES "users" ("school_id", "id") ON DELETE CASCADE
);
