CREATE TABLE "join_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"domain_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organization_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"seed" text NOT NULL,
	"joining" text DEFAULT 'off' NOT NULL,
	"role" text DEFAULT 'User' NOT NULL,
	"labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"finding" text,
	"seen_at" timestamp (3) with time zone,
	"missing_since" timestamp (3) with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"sought_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "organization_domains_joining" CHECK ("organization_domains"."joining" in ('off', 'ask', 'join')),
	CONSTRAINT "organization_domains_role" CHECK ("organization_domains"."role" in ('User', 'staff')),
	CONSTRAINT "organization_domains_lost" CHECK ("organization_domains"."proven_at" is null or "organization_domains"."lost_at" is null)
);
--> statement-breakpoint
CREATE TABLE "organization_removals" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_removals_organization_id_uid_pk" PRIMARY KEY("organization_id","uid")
);
--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_domain_id_organization_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."organization_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_domains" ADD CONSTRAINT "organization_domains_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_removals" ADD CONSTRAINT "organization_removals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_removals" ADD CONSTRAINT "organization_removals_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_once" ON "join_requests" USING btree ("organization_id","uid");--> statement-breakpoint
CREATE INDEX "join_requests_uid" ON "join_requests" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "join_requests_domain" ON "join_requests" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "join_requests_open" ON "join_requests" USING btree ("organization_id","asked_at","id") WHERE "join_requests"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "join_requests_asked" ON "join_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_domains_own" ON "organization_domains" USING btree ("organization_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_domains_proven" ON "organization_domains" USING btree ("domain") WHERE "organization_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "organization_domains_domain" ON "organization_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "organization_domains_due" ON "organization_domains" USING btree ("next_check_at") WHERE "organization_domains"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "organization_removals_uid" ON "organization_removals" USING btree ("uid");--> statement-breakpoint
-- Who was taken out before there was this table, as far as it is still known.
INSERT INTO "organization_removals" ("organization_id", "uid", "removed_at")
SELECT "organization_id", "uid", "removed_at" FROM "organization_members"
WHERE "removed_at" IS NOT NULL AND "removed_by" IS NOT NULL AND NOT "left_by_themselves";
