CREATE TABLE "orb_helps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orb_helps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"problem_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "orb_helps_kind" CHECK ("orb_helps"."kind" in ('hint', 'guidance'))
);
--> statement-breakpoint
CREATE TABLE "orb_messages" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orb_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "orb_messages_id_unique" UNIQUE("id"),
	CONSTRAINT "orb_messages_role" CHECK ("orb_messages"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "orb_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orb_token_use" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "orb_token_use_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "safety_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"thread_id" uuid
);
--> statement-breakpoint
ALTER TABLE "orb_helps" ADD CONSTRAINT "orb_helps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orb_messages" ADD CONSTRAINT "orb_messages_thread_id_orb_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."orb_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orb_threads" ADD CONSTRAINT "orb_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orb_token_use" ADD CONSTRAINT "orb_token_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_events" ADD CONSTRAINT "safety_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orb_helps_user_at" ON "orb_helps" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "orb_messages_thread" ON "orb_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "orb_threads_user_updated" ON "orb_threads" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "orb_threads_keep_until" ON "orb_threads" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "orb_token_use_day" ON "orb_token_use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "safety_events_user" ON "safety_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "safety_events_at" ON "safety_events" USING btree ("at");