CREATE TABLE "class_signals" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"hand_at" timestamp with time zone,
	"nudge" text,
	"nudged_at" timestamp with time zone,
	CONSTRAINT "class_signals_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_signals" ADD CONSTRAINT "class_signals_student_fk" FOREIGN KEY ("class_id","user_id") REFERENCES "public"."class_students"("class_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_signals" ADD CONSTRAINT "class_signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_signals_user" ON "class_signals" USING btree ("user_id");
