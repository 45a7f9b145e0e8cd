ALTER TABLE "races" ADD COLUMN "update_id" text;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_update" UNIQUE("user_id","update_id");--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_update_short" CHECK (length("races"."update_id") <= 80);