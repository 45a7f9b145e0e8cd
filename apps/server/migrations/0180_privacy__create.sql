CREATE TABLE "person_privacy" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"age_band" text,
	"age_said_by" text,
	"age_said_at" timestamp with time zone,
	"consent_by" text,
	"consent_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	CONSTRAINT "person_privacy_age" CHECK ("person_privacy"."age_band" in ('under-13', '13-15', '16-plus'))
);
--> statement-breakpoint
ALTER TABLE "person_privacy" ADD CONSTRAINT "person_privacy_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_privacy_erase" ON "person_privacy" USING btree ("erase_at") WHERE "person_privacy"."erase_at" is not null;
