CREATE TABLE "safety_contacts" (
	"school_id" integer DEFAULT current_school() NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "safety_contacts_once" UNIQUE("school_id","email"),
	CONSTRAINT "safety_contacts_email" CHECK ("safety_contacts"."email" = lower("safety_contacts"."email"))
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING btree (lower("name"));
