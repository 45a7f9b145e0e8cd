CREATE TABLE "content_ids" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "content_ids_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "content_ids_kind" CHECK ("content_ids"."kind" in ('course', 'unit', 'lesson', 'slot'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_ids_id" ON "content_ids" USING btree ("kind","id");--> statement-breakpoint
-- Every number that was ever given goes on, that of content which is gone too.
INSERT INTO "content_ids" ("kind", "slug", "id")
SELECT 'course', "slug", "id" FROM "courses"
UNION ALL SELECT 'unit', "slug", "id" FROM "units"
UNION ALL SELECT 'lesson', "slug", "id" FROM "lessons"
UNION ALL SELECT 'slot', "slug", "id" FROM "problem_slots";--> statement-breakpoint
ALTER TABLE "problem_instances" DROP CONSTRAINT "problem_instances_slot_id_problem_slots_id_fk";--> statement-breakpoint
DROP INDEX "problem_instances_slot";--> statement-breakpoint
CREATE INDEX "problem_instances_of_user" ON "problem_instances" USING btree ("user_id","slot_id");--> statement-breakpoint
DROP TABLE "problem_slots";--> statement-breakpoint
DROP TABLE "concepts";--> statement-breakpoint
DROP TABLE "lessons";--> statement-breakpoint
DROP TABLE "units";--> statement-breakpoint
DROP TABLE "courses";--> statement-breakpoint
DROP TABLE "curriculum_state";
