-- Who left by themselves is remembered as who was removed is, longer than the membership: nobody else brings them back.
ALTER TABLE "organization_removals" ADD COLUMN "left_by_themselves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of those whose membership is forgotten already nobody knows how it ended.
INSERT INTO "organization_removals" ("organization_id", "uid", "removed_at", "left_by_themselves")
SELECT "organization_id", "uid", "removed_at", true FROM "organization_members"
WHERE "left_by_themselves" AND "removed_at" IS NOT NULL
ON CONFLICT DO NOTHING;
