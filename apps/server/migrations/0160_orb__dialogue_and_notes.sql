ALTER TABLE "orb_threads" ADD COLUMN "dialogue" jsonb;--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "state_by" text;--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "safety_events" ADD CONSTRAINT "safety_events_state" CHECK ("safety_events"."state" in ('new', 'seen', 'done'));