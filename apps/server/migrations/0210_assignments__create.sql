CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL,
	"task" jsonb NOT NULL,
	"title" text NOT NULL,
	"rendered" json,
	"opens_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"takes_late" boolean NOT NULL,
	"for_all" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_order" CHECK ("assignments"."due_at" is null or "assignments"."closes_at" is null or "assignments"."due_at" <= "assignments"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "assignment_students" (
	"assignment_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_until" timestamp with time zone,
	CONSTRAINT "assignment_students_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","created_at");
--> statement-breakpoint
CREATE INDEX "assignment_students_user" ON "assignment_students" USING btree ("user_id");
