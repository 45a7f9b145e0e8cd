CREATE TABLE "concepts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "concepts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"definition" text NOT NULL,
	"diagram" jsonb,
	"diagram_caption" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "concepts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "curriculum_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"content_hash" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "curriculum_state_single" CHECK ("curriculum_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "diagrams" (
	"hash" text PRIMARY KEY NOT NULL,
	"svg" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"unit_id" integer NOT NULL,
	"lesson_number" integer NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"goals" jsonb NOT NULL,
	"mission" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "lessons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "problem_instances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_instances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"skill" text NOT NULL,
	"version" integer NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "problem_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"concept_id" integer,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"skill" text NOT NULL,
	"level" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "problem_slots_slug_unique" UNIQUE("slug"),
	CONSTRAINT "problem_slots_type" CHECK ("problem_slots"."type" in ('example', 'guided', 'practice')),
	CONSTRAINT "problem_slots_concept" CHECK (("problem_slots"."type" = 'example') = ("problem_slots"."concept_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"course_id" integer NOT NULL,
	"unit_number" integer NOT NULL,
	"title" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "units_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_instances" ADD CONSTRAINT "problem_instances_slot_id_problem_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."problem_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_instances" ADD CONSTRAINT "problem_instances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_slots" ADD CONSTRAINT "problem_slots_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_slots" ADD CONSTRAINT "problem_slots_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concepts_lesson" ON "concepts" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_unit" ON "lessons" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problem_instances_user_slot" ON "problem_instances" USING btree ("user_id","slot_id") WHERE "problem_instances"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "problem_instances_slot" ON "problem_instances" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "problem_slots_lesson" ON "problem_slots" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "problem_slots_of_concept" ON "problem_slots" USING btree ("concept_id");--> statement-breakpoint
CREATE INDEX "units_course" ON "units" USING btree ("course_id");