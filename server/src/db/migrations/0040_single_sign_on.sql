CREATE TABLE "sso_connections" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"client_secret" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"rules" jsonb NOT NULL,
	"test" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"told_ends" timestamp (3) with time zone,
	CONSTRAINT "sso_connections_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "sso_connections_id" UNIQUE("id"),
	CONSTRAINT "sso_connections_kind" CHECK ("sso_connections"."kind" in ('oidc', 'saml')),
	CONSTRAINT "sso_connections_state" CHECK ("sso_connections"."state" in ('draft', 'tested', 'on'))
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"organization_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"connection_id" uuid,
	"only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sso_domains_organization_id_domain_id_pk" PRIMARY KEY("organization_id","domain_id")
);
--> statement-breakpoint
CREATE TABLE "sso_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"nonce" text,
	"code_verifier" text,
	"saml_request_id" text,
	"assertion" text,
	"hint" text,
	"redirect" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_sign_ins_purpose" CHECK ("sso_sign_ins"."purpose" in ('sign_in', 'test'))
);
--> statement-breakpoint
CREATE TABLE "sso_subjects" (
	"organization_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_subjects_organization_id_connection_id_issuer_subject_pk" PRIMARY KEY("organization_id","connection_id","issuer","subject"),
	CONSTRAINT "sso_subjects_account" UNIQUE("organization_id","connection_id","uid")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sso_connection_id" uuid;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_domain_id_organization_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."organization_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_organization_id_connection_id_sso_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."sso_connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_organization_id_connection_id_sso_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."sso_connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_organization_id_connection_id_sso_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."sso_connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_domains_domain" ON "sso_domains" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "sso_sign_ins_expiry" ON "sso_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_sign_ins_connection" ON "sso_sign_ins" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "sso_subjects_uid" ON "sso_subjects" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_sso_connection" ON "sessions" USING btree ("sso_connection_id") WHERE "sessions"."sso_connection_id" is not null;