-- Whoever holds an organization is alone with what belongs to it (docs/decisions/0102): their memberships follow a person's
-- names, and were held one after the other while owners who held the organizations waited for them, and they for those.
CREATE OR REPLACE FUNCTION follow_user_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM 1 FROM "organizations"
	WHERE "id" IN (SELECT "organization_id" FROM "organization_members" WHERE "uid" = NEW."uid" AND "removed_at" IS NULL)
	ORDER BY "id" FOR KEY SHARE;
	UPDATE "organization_members" AS "m" SET
		"name_key" = member_name_key(coalesce(nullif("m"."display_name", ''), NEW."display_name"), NEW."email"),
		"username_key" = coalesce(NEW."username_key", '')
	WHERE "uid" = NEW."uid" AND "removed_at" IS NULL;
	RETURN NULL;
END $$;
