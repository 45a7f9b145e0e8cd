CREATE TABLE "linked_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "linked_identities_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "linked_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "handovers" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "handovers_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"to_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handovers_user" ON "handovers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "handovers_expires" ON "handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"site_origin" text NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"jwks_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
CREATE TABLE "lti_deployments" (
	"platform_id" integer NOT NULL CONSTRAINT "lti_deployments_platform_id_lti_platforms_id_fk" REFERENCES "lti_platforms"("id") ON DELETE cascade,
	"deployment_id" text NOT NULL,
	"allowed" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_deployments_platform_id_deployment_id_pk" PRIMARY KEY("platform_id","deployment_id")
);
--> statement-breakpoint
CREATE TABLE "lti_nonces" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lti_nonces_expires" ON "lti_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_contexts" (
	"platform_id" integer NOT NULL CONSTRAINT "lti_contexts_platform_id_lti_platforms_id_fk" REFERENCES "lti_platforms"("id") ON DELETE cascade,
	"context_id" text NOT NULL,
	"class_id" integer NOT NULL CONSTRAINT "lti_contexts_class_id_classes_id_fk" REFERENCES "classes"("id") ON DELETE cascade,
	CONSTRAINT "lti_contexts_platform_id_context_id_pk" PRIMARY KEY("platform_id","context_id")
);
--> statement-breakpoint
CREATE INDEX "lti_contexts_class" ON "lti_contexts" USING btree ("class_id");--> statement-breakpoint
CREATE TABLE "lti_grades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"platform_id" integer NOT NULL CONSTRAINT "lti_grades_platform_id_lti_platforms_id_fk" REFERENCES "lti_platforms"("id") ON DELETE cascade,
	"user_id" integer NOT NULL CONSTRAINT "lti_grades_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"subject" text NOT NULL,
	"line_item" text NOT NULL,
	"target" text NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_grades_once" UNIQUE("platform_id","line_item","user_id"),
	CONSTRAINT "lti_grades_share" CHECK ("lti_grades"."share" between 0 and 1)
);
--> statement-breakpoint
CREATE INDEX "lti_grades_user" ON "lti_grades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_grades_checked" ON "lti_grades" USING btree ("checked_at");--> statement-breakpoint
CREATE TABLE "roster_links" (
	"kind" text NOT NULL,
	"sourced_id" text NOT NULL,
	"user_id" integer CONSTRAINT "roster_links_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"class_id" integer CONSTRAINT "roster_links_class_id_classes_id_fk" REFERENCES "classes"("id") ON DELETE cascade,
	CONSTRAINT "roster_links_kind_sourced_id_pk" PRIMARY KEY("kind","sourced_id")
);
--> statement-breakpoint
CREATE INDEX "roster_links_user" ON "roster_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roster_links_class" ON "roster_links" USING btree ("class_id");--> statement-breakpoint
CREATE TABLE "roster_enrollments" (
	"sourced_id" text PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL CONSTRAINT "roster_enrollments_class_id_classes_id_fk" REFERENCES "classes"("id") ON DELETE cascade,
	"user_id" integer NOT NULL CONSTRAINT "roster_enrollments_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "roster_enrollments_class" ON "roster_enrollments" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "roster_enrollments_user" ON "roster_enrollments" USING btree ("user_id");
