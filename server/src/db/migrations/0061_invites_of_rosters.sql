ALTER TABLE "invites" ADD COLUMN "roster_id" uuid;
--> statement-breakpoint
-- What rosters made before: their steps know it for as long as they can be taken back.
UPDATE "invites" AS "i" SET "roster_id" = "s"."roster_id"
FROM (
	SELECT "roster_id", jsonb_array_elements_text("undo" -> 'inviteIds') AS "invite_id" FROM "roster_steps"
	WHERE "action" <> 'leave' AND jsonb_typeof("undo" -> 'inviteIds') = 'array'
) AS "s"
WHERE "i"."id" = "s"."invite_id"::uuid;
