ALTER TABLE "class_students" ADD COLUMN "came_by" text NOT NULL DEFAULT 'code';--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "on_card" boolean NOT NULL DEFAULT false;--> statement-breakpoint
UPDATE "class_students" SET "came_by" = 'teacher' FROM "users"
  WHERE "users"."id" = "class_students"."user_id" AND "users"."email" LIKE '%@pupil.invalid'
    AND abs(extract(epoch FROM "class_students"."joined_at" - "users"."created_at")) < 60;--> statement-breakpoint
UPDATE "class_students" SET "came_by" = 'roster' FROM "roster_enrollments"
  WHERE "roster_enrollments"."class_id" = "class_students"."class_id"
    AND "roster_enrollments"."user_id" = "class_students"."user_id";--> statement-breakpoint
UPDATE "credentials" SET "on_card" = true FROM "users"
  WHERE "users"."id" = "credentials"."user_id" AND "users"."email" LIKE '%@pupil.invalid'
    AND abs(extract(epoch FROM "credentials"."changed_at" - "users"."created_at")) < 60;
