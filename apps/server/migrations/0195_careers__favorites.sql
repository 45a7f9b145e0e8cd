CREATE TABLE "favorite_careers" (
	"user_id" integer NOT NULL,
	"slug" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_careers_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
ALTER TABLE "favorite_careers" ADD CONSTRAINT "favorite_careers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
