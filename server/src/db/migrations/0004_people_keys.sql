-- What the lists of members sort and search by stands beside each membership. The database keeps it
-- true by itself, whichever way a name changes.
CREATE FUNCTION member_name_key("display_name" text, "email" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(normalize(coalesce(nullif("display_name", ''), "email", ''), NFKC))
$$;
--> statement-breakpoint
CREATE FUNCTION fill_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT "name" INTO NEW."organization_name" FROM "organizations" WHERE "id" = NEW."organization_id";
	SELECT member_name_key("display_name", "email"), coalesce("username_key", '')
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_fill_keys" BEFORE INSERT ON "organization_members"
	FOR EACH ROW EXECUTE FUNCTION fill_member_keys();
--> statement-breakpoint
CREATE FUNCTION follow_user_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "organization_members" SET
		"name_key" = member_name_key(NEW."display_name", NEW."email"),
		"username_key" = coalesce(NEW."username_key", '')
	WHERE "uid" = NEW."uid";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_follow_names" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((OLD."display_name", OLD."email", OLD."username_key") IS DISTINCT FROM (NEW."display_name", NEW."email", NEW."username_key"))
	EXECUTE FUNCTION follow_user_names();
--> statement-breakpoint
UPDATE "organization_members" AS "m" SET
	"organization_name" = "o"."name",
	"name_key" = member_name_key("u"."display_name", "u"."email"),
	"username_key" = coalesce("u"."username_key", '')
FROM "organizations" AS "o", "users" AS "u"
WHERE "o"."id" = "m"."organization_id" AND "u"."uid" = "m"."uid";
--> statement-breakpoint
-- A server without these extensions searches an organization's rows one by one instead.
DO $$ BEGIN
	IF (SELECT count(*) FROM pg_available_extensions WHERE name IN ('pg_trgm', 'btree_gin')) = 2 THEN
		CREATE EXTENSION IF NOT EXISTS pg_trgm;
		CREATE EXTENSION IF NOT EXISTS btree_gin;
		CREATE INDEX "organization_members_search" ON "organization_members"
			USING gin ("organization_id", "search_key" gin_trgm_ops) WHERE "removed_at" IS NULL;
	END IF;
END $$;
