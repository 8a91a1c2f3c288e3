DROP INDEX "sessions_uid";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
-- What began before belongs to its first ancestor, as far as that is still known.
WITH RECURSIVE "known" AS (
	SELECT "id", coalesce("browser", "id") AS "device_id" FROM "sessions" AS "root"
	WHERE NOT EXISTS (SELECT 1 FROM "sessions" AS "parent" WHERE "parent"."id" = "root"."parent_id")
	UNION ALL
	SELECT "child"."id", "known"."device_id" FROM "sessions" AS "child" JOIN "known" ON "child"."parent_id" = "known"."id"
)
UPDATE "sessions" SET "device_id" = "known"."device_id" FROM "known" WHERE "known"."id" = "sessions"."id";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_uid_browser" ON "sessions" USING btree ("uid","browser");
