CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"topic" text NOT NULL,
	"once_key" text,
	"user_id" integer,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"last_failure" text,
	CONSTRAINT "outbox_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'webhook'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "one_time_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","next_try_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at");