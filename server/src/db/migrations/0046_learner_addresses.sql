CREATE TABLE "learner_addresses" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"code_hash" text NOT NULL,
	"given_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learner_addresses_organization_id_uid_pk" PRIMARY KEY("organization_id","uid")
);
--> statement-breakpoint
ALTER TABLE "learner_addresses" ADD CONSTRAINT "learner_addresses_organization_id_uid_learners_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."learners"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learner_addresses_code" ON "learner_addresses" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "learner_addresses_expiring" ON "learner_addresses" USING btree ("expires_at");