ALTER TABLE "organization_members" ADD COLUMN "removed_by" text;--> statement-breakpoint
CREATE INDEX "invites_open" ON "invites" USING btree ("organization_id","expires_at","email_key") WHERE "invites"."revoked_at" is null and "invites"."uses" < "invites"."max_uses";
--> statement-breakpoint
-- It also holds what the list of the removed is searched by: no row is visited to be left out.
CREATE INDEX "organization_members_removed_list" ON "organization_members" USING btree ("organization_id","removed_at" DESC NULLS FIRST,"name_key","uid")
	INCLUDE ("search_key") WHERE "organization_members"."removed_at" is not null;
--> statement-breakpoint
-- Who removed somebody before this was written down: the last removal that was recorded of them.
UPDATE "organization_members" AS "m" SET "removed_by" = (
	SELECT "a"."actor" FROM "audit_records" AS "a"
	WHERE "a"."organization_id" = "m"."organization_id"::text AND "a"."subject" = "m"."uid"
		AND "a"."action" IN ('member.left', 'member.removed')
	ORDER BY "a"."id" DESC LIMIT 1
) WHERE "m"."removed_at" IS NOT NULL;
