ALTER TABLE "mission_attempt" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_attempt_once" ON "mission_attempt" USING btree ("user_id","attempt_id");