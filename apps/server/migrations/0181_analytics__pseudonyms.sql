-- Usage events lose the person: one random pseudonym takes the place of each account, and none is kept of which was whose.
UPDATE "analytics_events" SET "visitor" = "drawn"."pseudonym", "user_id" = NULL
FROM (
  SELECT "user_id", gen_random_uuid() AS "pseudonym"
  FROM "analytics_events" WHERE "user_id" IS NOT NULL GROUP BY "user_id"
) AS "drawn"
WHERE "analytics_events"."user_id" = "drawn"."user_id";
