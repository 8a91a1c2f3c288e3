ALTER TABLE "authors" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "sender_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unconfirmed_invites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "authors_created_by" ON "authors" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "organizations_created_by" ON "organizations" USING btree ("created_by");--> statement-breakpoint
-- Who made what is there already stands in the audit records.
UPDATE "organizations" AS "o" SET "created_by" = "a"."actor" FROM "audit_records" AS "a"
WHERE "a"."action" = 'organization.created' AND "a"."organization_id" = "o"."id"::text;--> statement-breakpoint
UPDATE "authors" AS "p" SET "created_by" = "a"."actor" FROM "audit_records" AS "a"
WHERE "a"."action" = 'author.created' AND "a"."subject" = "p"."author_id";
