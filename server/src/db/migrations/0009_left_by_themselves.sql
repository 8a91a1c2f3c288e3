ALTER TABLE "organization_members" ADD COLUMN "left_by_themselves" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Who left before this was written down: their own removal is the last thing that was recorded of them.
UPDATE "organization_members" AS "m" SET "left_by_themselves" = true
WHERE "m"."removed_at" IS NOT NULL AND (
	SELECT "a"."action" FROM "audit_records" AS "a"
	WHERE "a"."organization_id" = "m"."organization_id"::text AND "a"."subject" = "m"."uid"
		AND "a"."action" IN ('member.left', 'member.removed')
	ORDER BY "a"."id" DESC LIMIT 1
) = 'member.left';
