-- Usernames are folded as names are where lists of people sort and search by them: what is looked for is, and nobody found
-- a Greek one that ends in a sigma, nor a Turkish one with an i that has no dot.
CREATE OR REPLACE FUNCTION fill_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT "name", organization_search_key("name", "display_name")
		INTO NEW."organization_name", NEW."organization_search_key"
		FROM "organizations" WHERE "id" = NEW."organization_id";
	SELECT member_name_key(coalesce(nullif(NEW."display_name", ''), "display_name"), "email"), fold_name(coalesce("username_key", ''))
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_user_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM 1 FROM "organizations"
	WHERE "id" IN (SELECT "organization_id" FROM "organization_members" WHERE "uid" = NEW."uid" AND "removed_at" IS NULL)
	ORDER BY "id" FOR KEY SHARE;
	UPDATE "organization_members" AS "m" SET
		"name_key" = member_name_key(coalesce(nullif("m"."display_name", ''), NEW."display_name"), NEW."email"),
		"username_key" = fold_name(coalesce(NEW."username_key", ''))
	WHERE "uid" = NEW."uid" AND "removed_at" IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catch_up_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT member_name_key(coalesce(nullif(NEW."display_name", ''), "display_name"), "email"), fold_name(coalesce("username_key", ''))
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE "organization_members" SET "username_key" = fold_name("username_key") WHERE "username_key" <> fold_name("username_key");
