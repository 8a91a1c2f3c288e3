ALTER TABLE "organizations" ADD COLUMN "members" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- How many people an organization has. Whoever changes that holds the organization anyway, so nobody waits for
-- this count who would not have waited for the change.
CREATE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "organizations" AS "o" SET "members" = "o"."members" + "c"."n" FROM (
			SELECT "organization_id", count(*)::integer AS "n" FROM "added" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" WHERE "o"."id" = "c"."organization_id";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "organizations" AS "o" SET "members" = "o"."members" - "c"."n" FROM (
			SELECT "organization_id", count(*)::integer AS "n" FROM "gone" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" WHERE "o"."id" = "c"."organization_id";
	ELSE
		UPDATE "organizations" AS "o" SET "members" = "o"."members" + "c"."n" FROM (
			SELECT "organization_id", sum("n")::integer AS "n" FROM (
				SELECT "organization_id", 1 AS "n" FROM "added" WHERE "removed_at" IS NULL
				UNION ALL SELECT "organization_id", -1 FROM "gone" WHERE "removed_at" IS NULL
			) AS "changes" GROUP BY 1 HAVING sum("n") <> 0
		) AS "c" WHERE "o"."id" = "c"."organization_id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_people_counted" AFTER INSERT ON "organization_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER "organization_people_recounted" AFTER UPDATE ON "organization_members"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER "organization_people_discounted" AFTER DELETE ON "organization_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
UPDATE "organizations" AS "o" SET "members" = (
	SELECT count(*) FROM "organization_members" AS "m" WHERE "m"."organization_id" = "o"."id" AND "m"."removed_at" IS NULL
);
