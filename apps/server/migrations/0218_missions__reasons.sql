ALTER TABLE "mission_attempt" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mission_attempt" ADD CONSTRAINT "mission_attempt_reason" CHECK (length("mission_attempt"."reason") <= 1000);
