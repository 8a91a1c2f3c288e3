CREATE TABLE "organization_notices" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "organization_notices_organization_id_kind_subject_pk" PRIMARY KEY("organization_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "organization_notices" ADD CONSTRAINT "organization_notices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_notices_since" ON "organization_notices" USING btree ("since");