ALTER TABLE "attempts" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "attempts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "help" boolean;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Attempts now belong to their student by a key, and a writer of answers locks the student's row.
DROP TRIGGER "problem_instances_hold_attempts" ON "problem_instances";--> statement-breakpoint
DROP TRIGGER "problem_instances_delete_attempts" ON "problem_instances";--> statement-breakpoint
DROP FUNCTION hold_attempts();--> statement-breakpoint
DROP FUNCTION delete_attempts_of_problems();--> statement-breakpoint
-- What each answer said about its skill, as it was told when it was stored: the first two, until one was right.
UPDATE "attempts" SET "help" = told.help
FROM (
  SELECT a.user_id, a.attempt_id,
    s.type <> 'practice' OR a.nth > 1 OR EXISTS (
      SELECT FROM orb_helps h WHERE h.user_id = a.user_id AND h.problem_id = a.problem_id AND h.at < a.at
    ) AS help
  FROM (
    SELECT user_id, attempt_id, problem_id, at, row_number() OVER tries AS nth,
      coalesce(bool_or(is_correct) OVER (tries ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), false) AS solved
    FROM attempts
    WINDOW tries AS (PARTITION BY problem_id ORDER BY at, attempt_id)
  ) a
  JOIN problem_instances p ON p.id = a.problem_id
  JOIN problem_slots s ON s.id = p.slot_id
  WHERE a.nth <= 2 AND NOT a.solved
) told
WHERE "attempts"."user_id" = told.user_id AND "attempts"."attempt_id" = told.attempt_id;
