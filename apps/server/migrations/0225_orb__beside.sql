ALTER TABLE "orb_messages" ADD COLUMN "beside" jsonb;
