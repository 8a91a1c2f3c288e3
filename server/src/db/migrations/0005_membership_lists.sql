CREATE TABLE "membership_count_changes" (
	"uid" text NOT NULL,
	"organizations" integer NOT NULL,
	"authors" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_counts" (
	"uid" text PRIMARY KEY NOT NULL,
	"organizations" integer DEFAULT 0 NOT NULL,
	"authors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "organization_search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_count_changes" ADD CONSTRAINT "membership_count_changes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_counts" ADD CONSTRAINT "membership_counts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_count_changes_uid" ON "membership_count_changes" USING btree ("uid");
--> statement-breakpoint
-- Read from the index alone: a page of somebody's organizations or publishers visits no row of a membership.
DROP INDEX "author_members_list";
--> statement-breakpoint
CREATE INDEX "author_members_list" ON "author_members" USING btree ("uid","name_key","author_id") INCLUDE ("id");
--> statement-breakpoint
DROP INDEX "organization_members_list";
--> statement-breakpoint
CREATE INDEX "organization_members_list" ON "organization_members" USING btree ("uid","organization_name")
	INCLUDE ("organization_id", "role") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
-- The two names stand on lines of their own, so that no search matches across them.
CREATE FUNCTION organization_search_key("name" text, "display_name" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower("name" || chr(10) || "display_name")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fill_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT "name", organization_search_key("name", "display_name")
		INTO NEW."organization_name", NEW."organization_search_key"
		FROM "organizations" WHERE "id" = NEW."organization_id";
	SELECT member_name_key("display_name", "email"), coalesce("username_key", '')
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_organization_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "organization_members" SET
		"organization_name" = NEW."name",
		"organization_search_key" = organization_search_key(NEW."name", NEW."display_name")
	WHERE "organization_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organizations_follow_names" AFTER UPDATE ON "organizations" FOR EACH ROW
	WHEN ((OLD."name", OLD."display_name") IS DISTINCT FROM (NEW."name", NEW."display_name"))
	EXECUTE FUNCTION follow_organization_names();
--> statement-breakpoint
UPDATE "organization_members" AS "m" SET "organization_search_key" = organization_search_key("o"."name", "o"."display_name")
FROM "organizations" AS "o" WHERE "o"."id" = "m"."organization_id";
--> statement-breakpoint
-- A server without these extensions searches a person's entries one by one instead.
DO $$ BEGIN
	IF (SELECT count(*) FROM pg_available_extensions WHERE name IN ('pg_trgm', 'btree_gin')) = 2 THEN
		CREATE INDEX "organization_members_list_search" ON "organization_members"
			USING gin ("uid", "organization_search_key" gin_trgm_ops) WHERE "removed_at" IS NULL;
		CREATE INDEX "author_members_list_search" ON "author_members" USING gin ("uid", "name_key" gin_trgm_ops);
	END IF;
END $$;
--> statement-breakpoint
-- How many each person belongs to. Whoever finds the row held by somebody else leaves a change beside it
-- rather than wait: no order in which memberships are written can end in a deadlock.
CREATE FUNCTION count_memberships("person" text, "more_organizations" integer, "more_authors" integer) RETURNS void
LANGUAGE plpgsql AS $$ BEGIN
	PERFORM 1 FROM "membership_counts" WHERE "uid" = "person" FOR NO KEY UPDATE SKIP LOCKED;
	IF NOT FOUND THEN
		INSERT INTO "membership_count_changes" ("uid", "organizations", "authors")
			SELECT "uid", "more_organizations", "more_authors" FROM "users" WHERE "uid" = "person";
		RETURN;
	END IF;
	WITH "folded" AS (
		DELETE FROM "membership_count_changes" WHERE "uid" = "person" RETURNING "organizations", "authors"
	), "more" AS (
		SELECT coalesce(sum("organizations"), 0) AS "organizations", coalesce(sum("authors"), 0) AS "authors" FROM "folded"
	)
	UPDATE "membership_counts" AS "c" SET
		"organizations" = "c"."organizations" + "more_organizations" + "more"."organizations",
		"authors" = "c"."authors" + "more_authors" + "more"."authors"
	FROM "more" WHERE "c"."uid" = "person";
END $$;
--> statement-breakpoint
CREATE FUNCTION count_new_user() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "membership_counts" ("uid") VALUES (NEW."uid");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_count_memberships" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION count_new_user();
--> statement-breakpoint
CREATE FUNCTION count_organization_members() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "person" record; BEGIN
	IF TG_OP = 'INSERT' THEN
		FOR "person" IN SELECT "uid", count(*)::integer AS "n" FROM "added" WHERE "removed_at" IS NULL GROUP BY "uid"
		LOOP PERFORM count_memberships("person"."uid", "person"."n", 0); END LOOP;
	ELSIF TG_OP = 'DELETE' THEN
		FOR "person" IN SELECT "uid", count(*)::integer AS "n" FROM "gone" WHERE "removed_at" IS NULL GROUP BY "uid"
		LOOP PERFORM count_memberships("person"."uid", -"person"."n", 0); END LOOP;
	ELSE
		FOR "person" IN
			SELECT "uid", sum("n")::integer AS "n" FROM (
				SELECT "uid", 1 AS "n" FROM "added" WHERE "removed_at" IS NULL
				UNION ALL SELECT "uid", -1 FROM "gone" WHERE "removed_at" IS NULL
			) AS "changes" GROUP BY "uid" HAVING sum("n") <> 0
		LOOP PERFORM count_memberships("person"."uid", "person"."n", 0); END LOOP;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_author_members() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "person" record; BEGIN
	IF TG_OP = 'INSERT' THEN
		FOR "person" IN SELECT "uid", count(*)::integer AS "n" FROM "added" GROUP BY "uid"
		LOOP PERFORM count_memberships("person"."uid", 0, "person"."n"); END LOOP;
	ELSE
		FOR "person" IN SELECT "uid", count(*)::integer AS "n" FROM "gone" GROUP BY "uid"
		LOOP PERFORM count_memberships("person"."uid", 0, -"person"."n"); END LOOP;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_counted" AFTER INSERT ON "organization_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_organization_members();
--> statement-breakpoint
CREATE TRIGGER "organization_members_recounted" AFTER UPDATE ON "organization_members"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION count_organization_members();
--> statement-breakpoint
CREATE TRIGGER "organization_members_discounted" AFTER DELETE ON "organization_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION count_organization_members();
--> statement-breakpoint
CREATE TRIGGER "author_members_counted" AFTER INSERT ON "author_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_author_members();
--> statement-breakpoint
CREATE TRIGGER "author_members_discounted" AFTER DELETE ON "author_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION count_author_members();
--> statement-breakpoint
INSERT INTO "membership_counts" ("uid", "organizations", "authors")
SELECT "u"."uid",
	(SELECT count(*) FROM "organization_members" AS "m" WHERE "m"."uid" = "u"."uid" AND "m"."removed_at" IS NULL),
	(SELECT count(*) FROM "author_members" AS "m" WHERE "m"."uid" = "u"."uid")
FROM "users" AS "u";
