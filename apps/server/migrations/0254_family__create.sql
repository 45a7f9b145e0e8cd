CREATE TABLE "family_codes" (
	"school_id" integer DEFAULT current_school() NOT NULL,
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"child_id" integer NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"school_id" integer DEFAULT current_school() NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"guardian_id" integer,
	"token_hash" "bytea",
	"code_by" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"weekly_mail" boolean DEFAULT false NOT NULL,
	"mailed_week" date,
	CONSTRAINT "guardian_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "guardian_links_once" UNIQUE("child_id","guardian_id"),
	CONSTRAINT "guardian_links_way" CHECK (("guardian_links"."guardian_id" is null) <> ("guardian_links"."token_hash" is null)),
	CONSTRAINT "guardian_links_reader" CHECK (("guardian_links"."token_hash" is null) = ("guardian_links"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "family_codes" ADD CONSTRAINT "family_codes_child_id_person" FOREIGN KEY ("school_id", "child_id") REFERENCES "users" ("school_id", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_child_id_person" FOREIGN KEY ("school_id", "child_id") REFERENCES "users" ("school_id", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_guardian_id_person" FOREIGN KEY ("school_id", "guardian_id") REFERENCES "users" ("school_id", "id") ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX "family_codes_child" ON "family_codes" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "family_codes_expires" ON "family_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guardian_links_guardian" ON "guardian_links" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "guardian_links_mail" ON "guardian_links" USING btree ("mailed_week") WHERE "guardian_links"."weekly_mail";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "student_id" integer GENERATED ALWAYS AS (CASE WHEN "kind" = 'record-read' THEN ("details" ->> 'student')::integer END) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_reads_of" ON "audit_log" USING btree ("student_id") WHERE "audit_log"."student_id" is not null;
