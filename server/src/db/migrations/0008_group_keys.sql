ALTER TABLE "organizations" ADD COLUMN "owners" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "staff" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "role" text DEFAULT 'User' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "search_key" text GENERATED ALWAYS AS (name_key || ' ' || username_key) STORED;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_labels" ADD COLUMN "role" text DEFAULT 'User' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_labels" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_labels" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_labels" ADD COLUMN "search_key" text GENERATED ALWAYS AS (name_key || ' ' || username_key) STORED;--> statement-breakpoint
ALTER TABLE "member_labels" ADD COLUMN "removed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- What a list sorts and filters by stands beside each label and each class that somebody has, too. Whoever
-- writes such a row holds the membership, so that no change of it passes by unseen.
CREATE FUNCTION fill_group_keys() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "m" record; BEGIN
	SELECT "role", "name_key", "username_key", "removed_at" INTO "m" FROM "organization_members"
		WHERE "organization_id" = NEW."organization_id" AND "uid" = NEW."uid" FOR NO KEY UPDATE;
	-- Of nobody: the foreign key refuses the row.
	IF FOUND THEN
		NEW."role" := "m"."role";
		NEW."name_key" := "m"."name_key";
		NEW."username_key" := "m"."username_key";
		NEW."removed_at" := "m"."removed_at";
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_labels_fill_keys" BEFORE INSERT ON "member_labels" FOR EACH ROW EXECUTE FUNCTION fill_group_keys();
--> statement-breakpoint
CREATE TRIGGER "class_members_fill_keys" BEFORE INSERT ON "class_members" FOR EACH ROW EXECUTE FUNCTION fill_group_keys();
--> statement-breakpoint
CREATE FUNCTION follow_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "member_labels" SET "role" = NEW."role", "name_key" = NEW."name_key",
		"username_key" = NEW."username_key", "removed_at" = NEW."removed_at"
	WHERE "organization_id" = NEW."organization_id" AND "uid" = NEW."uid";
	UPDATE "class_members" SET "role" = NEW."role", "name_key" = NEW."name_key",
		"username_key" = NEW."username_key", "removed_at" = NEW."removed_at"
	WHERE "organization_id" = NEW."organization_id" AND "uid" = NEW."uid";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_follow_keys" AFTER UPDATE ON "organization_members" FOR EACH ROW
	WHEN ((OLD."role", OLD."name_key", OLD."username_key", OLD."removed_at")
		IS DISTINCT FROM (NEW."role", NEW."name_key", NEW."username_key", NEW."removed_at"))
	EXECUTE FUNCTION follow_member_keys();
--> statement-breakpoint
UPDATE "member_labels" AS "g" SET "role" = "m"."role", "name_key" = "m"."name_key",
	"username_key" = "m"."username_key", "removed_at" = "m"."removed_at"
FROM "organization_members" AS "m" WHERE "m"."organization_id" = "g"."organization_id" AND "m"."uid" = "g"."uid";
--> statement-breakpoint
UPDATE "class_members" AS "g" SET "role" = "m"."role", "name_key" = "m"."name_key",
	"username_key" = "m"."username_key", "removed_at" = "m"."removed_at"
FROM "organization_members" AS "m" WHERE "m"."organization_id" = "g"."organization_id" AND "m"."uid" = "g"."uid";
--> statement-breakpoint
-- Every list is walked in an index that also holds what it filters by: no row is visited to be left out.
DROP INDEX "organization_members_by_name";
--> statement-breakpoint
CREATE INDEX "organization_members_by_name" ON "organization_members" USING btree ("organization_id","name_key","uid")
	INCLUDE ("role", "search_key") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_username";
--> statement-breakpoint
CREATE INDEX "organization_members_by_username" ON "organization_members" USING btree ("organization_id","username_key","uid")
	INCLUDE ("role", "search_key") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_role";
--> statement-breakpoint
CREATE INDEX "organization_members_by_role" ON "organization_members" USING btree ("organization_id","role","name_key","uid")
	INCLUDE ("username_key", "search_key") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "class_members_by_name" ON "class_members" USING btree ("class_id","name_key","uid")
	INCLUDE ("role", "search_key") WHERE "class_members"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "class_members_by_username" ON "class_members" USING btree ("class_id","username_key","uid")
	INCLUDE ("role", "search_key") WHERE "class_members"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "member_labels_by_name" ON "member_labels" USING btree ("label_id","name_key","uid")
	INCLUDE ("role", "search_key") WHERE "member_labels"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "member_labels_by_username" ON "member_labels" USING btree ("label_id","username_key","uid")
	INCLUDE ("role", "search_key") WHERE "member_labels"."removed_at" is null;
--> statement-breakpoint
-- How many own an organization and how many are its staff, as the total is kept; the others are the rest.
CREATE OR REPLACE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "organizations" AS "o" SET "members" = "o"."members" + "c"."n",
			"owners" = "o"."owners" + "c"."owners", "staff" = "o"."staff" + "c"."staff"
		FROM (
			SELECT "organization_id", count(*) AS "n", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
				count(*) FILTER (WHERE "role" = 'staff') AS "staff"
			FROM "added" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" WHERE "o"."id" = "c"."organization_id";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "organizations" AS "o" SET "members" = "o"."members" - "c"."n",
			"owners" = "o"."owners" - "c"."owners", "staff" = "o"."staff" - "c"."staff"
		FROM (
			SELECT "organization_id", count(*) AS "n", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
				count(*) FILTER (WHERE "role" = 'staff') AS "staff"
			FROM "gone" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" WHERE "o"."id" = "c"."organization_id";
	ELSE
		UPDATE "organizations" AS "o" SET "members" = "o"."members" + "c"."n",
			"owners" = "o"."owners" + "c"."owners", "staff" = "o"."staff" + "c"."staff"
		FROM (
			SELECT "organization_id", sum("n") AS "n",
				coalesce(sum("n") FILTER (WHERE "role" = 'owner'), 0) AS "owners",
				coalesce(sum("n") FILTER (WHERE "role" = 'staff'), 0) AS "staff"
			FROM (
				SELECT "organization_id", "role", 1 AS "n" FROM "added" WHERE "removed_at" IS NULL
				UNION ALL SELECT "organization_id", "role", -1 FROM "gone" WHERE "removed_at" IS NULL
			) AS "changes" GROUP BY 1
		) AS "c" WHERE "o"."id" = "c"."organization_id" AND ("c"."n", "c"."owners", "c"."staff") <> (0, 0, 0);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "organizations" AS "o" SET "owners" = "c"."owners", "staff" = "c"."staff" FROM (
	SELECT "organization_id", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
		count(*) FILTER (WHERE "role" = 'staff') AS "staff"
	FROM "organization_members" WHERE "removed_at" IS NULL GROUP BY 1
) AS "c" WHERE "o"."id" = "c"."organization_id";
