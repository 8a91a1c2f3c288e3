CREATE TABLE "account_export_parts" (
	"export_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "account_export_parts_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"uid" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_email_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"parts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_exports_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "account_export_parts" ADD CONSTRAINT "account_export_parts_export_id_account_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."account_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_token" ON "account_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_exports_expiring" ON "account_exports" USING btree ("expires_at");