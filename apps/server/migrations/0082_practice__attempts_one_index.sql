DROP INDEX "attempts_problem";--> statement-breakpoint
DROP INDEX "attempts_user_at";--> statement-breakpoint
CREATE INDEX "attempts_student" ON "attempts" USING btree ("user_id","problem_id","at","is_correct");--> statement-breakpoint
CREATE OR REPLACE FUNCTION delete_attempts_of_problems() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attempts USING deleted WHERE attempts.user_id = deleted.user_id AND attempts.problem_id = deleted.id;
  RETURN NULL;
END $$;
