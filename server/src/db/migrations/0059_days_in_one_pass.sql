-- A connection keeps the plan of its first change of memberships, which was one row's: what was joined row by row then is
-- gone through once now, however many rows a statement changes. A large organization took hours to be named otherwise.
CREATE OR REPLACE FUNCTION count_members_of_days() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "organization_day_changes" ("organization_id", "day", "owners", "staff", "users")
		SELECT "o"."id", organization_day("o"), "c"."owners", "c"."staff", "c"."users" FROM (
			SELECT "organization_id", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
				count(*) FILTER (WHERE "role" = 'staff') AS "staff", count(*) FILTER (WHERE "role" = 'User') AS "users"
			FROM "added" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id";
		INSERT INTO "member_activity" ("uid", "organization_id", "seen_on", "is_member", "has_authenticator", "has_passkey")
		SELECT "m"."uid", "m"."organization_id", greatest(organization_day("o"), "m"."starts_on"), "m"."removed_at" IS NULL,
			EXISTS (SELECT FROM "authenticators" AS "a" WHERE "a"."uid" = "m"."uid"),
			EXISTS (SELECT FROM "passkeys" AS "p" WHERE "p"."uid" = "m"."uid")
		FROM "added" AS "m" JOIN "organizations" AS "o" ON "o"."id" = "m"."organization_id";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "organization_day_changes" ("organization_id", "day", "owners", "staff", "users")
		SELECT "o"."id", organization_day("o"), -"c"."owners", -"c"."staff", -"c"."users" FROM (
			SELECT "organization_id", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
				count(*) FILTER (WHERE "role" = 'staff') AS "staff", count(*) FILTER (WHERE "role" = 'User') AS "users"
			FROM "gone" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id";
	ELSE
		INSERT INTO "organization_day_changes" ("organization_id", "day", "owners", "staff", "users")
		SELECT "o"."id", organization_day("o"), "c"."owners", "c"."staff", "c"."users" FROM (
			SELECT "organization_id", coalesce(sum("n") FILTER (WHERE "role" = 'owner'), 0) AS "owners",
				coalesce(sum("n") FILTER (WHERE "role" = 'staff'), 0) AS "staff",
				coalesce(sum("n") FILTER (WHERE "role" = 'User'), 0) AS "users"
			FROM (
				SELECT "organization_id", "role", 1 AS "n" FROM "added" WHERE "removed_at" IS NULL
				UNION ALL SELECT "organization_id", "role", -1 FROM "gone" WHERE "removed_at" IS NULL
			) AS "changes" GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id"
		WHERE ("c"."owners", "c"."staff", "c"."users") <> (0, 0, 0);
		-- Whoever joins anew after having been removed was not seen as a member yet, and nobody could be seen before
		-- their first day.
		UPDATE "member_activity" AS "a" SET "is_member" = "m"."removed_at" IS NULL,
			"seen_on" = greatest(CASE WHEN "m"."is_new" THEN "m"."today" ELSE "a"."seen_on" END,
				CASE WHEN "m"."is_back" OR NOT "a"."was_seen" THEN "m"."starts_on" END),
			"was_seen" = "a"."was_seen" AND NOT "m"."is_new"
		FROM (
			SELECT "c"."uid", "c"."organization_id", "c"."removed_at", "c"."starts_on", organization_day("o") AS "today",
				"c"."was_removed_at" IS NOT NULL AND "c"."removed_at" IS NULL AS "is_back",
				"c"."created_at" <> "c"."was_created_at" AS "is_new"
			FROM (
				SELECT "uid", "organization_id",
					max("removed_at") FILTER (WHERE "is_now") AS "removed_at",
					max("removed_at") FILTER (WHERE NOT "is_now") AS "was_removed_at",
					max("starts_on") FILTER (WHERE "is_now") AS "starts_on",
					max("starts_on") FILTER (WHERE NOT "is_now") AS "was_starts_on",
					max("created_at") FILTER (WHERE "is_now") AS "created_at",
					max("created_at") FILTER (WHERE NOT "is_now") AS "was_created_at"
				FROM (
					SELECT "uid", "organization_id", "removed_at", "starts_on", "created_at", true AS "is_now" FROM "added"
					UNION ALL SELECT "uid", "organization_id", "removed_at", "starts_on", "created_at", false FROM "gone"
				) AS "rows" GROUP BY 1, 2
			) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id"
			WHERE ("c"."was_removed_at" IS NULL) <> ("c"."removed_at" IS NULL)
				OR "c"."was_starts_on" IS DISTINCT FROM "c"."starts_on"
		) AS "m" WHERE "a"."uid" = "m"."uid" AND "a"."organization_id" = "m"."organization_id";
	END IF;
	RETURN NULL;
END $$;
