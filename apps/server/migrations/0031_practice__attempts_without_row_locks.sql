ALTER TABLE "attempts" DROP CONSTRAINT "attempts_problem_id_problem_instances_id_fk";--> statement-breakpoint
-- A deletion waits for the answers that are being written, and answers that come meanwhile wait for it and then find
-- no problem: nothing of a deleted student can be left behind.
CREATE FUNCTION hold_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE attempts IN SHARE ROW EXCLUSIVE MODE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION delete_attempts_of_problems() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attempts USING deleted WHERE attempts.problem_id = deleted.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER problem_instances_hold_attempts BEFORE DELETE ON problem_instances
  FOR EACH STATEMENT EXECUTE FUNCTION hold_attempts();--> statement-breakpoint
CREATE TRIGGER problem_instances_delete_attempts AFTER DELETE ON problem_instances
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION delete_attempts_of_problems();
