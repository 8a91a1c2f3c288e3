CREATE TABLE "organization_departures" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"given_name" text DEFAULT '' NOT NULL,
	"family_name" text DEFAULT '' NOT NULL,
	"username" text,
	"email" text,
	"photo_url" text,
	"first_inside_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organization_departures_organization_id_uid_pk" PRIMARY KEY("organization_id","uid")
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "first_inside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "brought_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resting_usernames" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "organization_departures" ADD CONSTRAINT "organization_departures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_departures" ADD CONSTRAINT "organization_departures_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_departures_uid" ON "organization_departures" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "resting_usernames_uid" ON "resting_usernames" USING btree ("uid","rests_until") WHERE "resting_usernames"."uid" is not null;
--> statement-breakpoint
-- What somebody was called, and who they were, as they left: written with the end, however it comes about, and taken
-- away when they are a member again.
CREATE FUNCTION note_departure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "inside" timestamptz := greatest(OLD."created_at", OLD."starts_at");
BEGIN
	IF NEW."removed_at" IS NULL THEN
		DELETE FROM "organization_departures" WHERE "organization_id" = NEW."organization_id" AND "uid" = NEW."uid";
		RETURN NULL;
	END IF;
	IF "inside" > NEW."removed_at" THEN "inside" := NULL; END IF;
	INSERT INTO "organization_departures" AS "d" ("organization_id", "uid", "display_name", "given_name", "family_name",
		"username", "email", "photo_url", "first_inside_at", "ended_at")
	SELECT NEW."organization_id", NEW."uid", coalesce(nullif(OLD."display_name", ''), "u"."display_name"),
		"u"."given_name", "u"."family_name", "u"."username", "u"."email", "u"."photo_url",
		least(OLD."first_inside_at", "inside"), NEW."removed_at"
	FROM "users" AS "u" WHERE "u"."uid" = NEW."uid"
	ON CONFLICT ("organization_id", "uid") DO UPDATE SET
		"display_name" = excluded."display_name", "given_name" = excluded."given_name",
		"family_name" = excluded."family_name", "username" = excluded."username", "email" = excluded."email",
		"photo_url" = excluded."photo_url", "first_inside_at" = excluded."first_inside_at",
		"ended_at" = excluded."ended_at";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_departed" AFTER UPDATE OF "removed_at" ON "organization_members" FOR EACH ROW
	WHEN ((OLD."removed_at" IS NULL) <> (NEW."removed_at" IS NULL)) EXECUTE FUNCTION note_departure();
--> statement-breakpoint
-- What the lists of those who left sort and search by stays as it was then; it follows again once they are back.
CREATE OR REPLACE FUNCTION follow_user_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "organization_members" AS "m" SET
		"name_key" = member_name_key(coalesce(nullif("m"."display_name", ''), NEW."display_name"), NEW."email"),
		"username_key" = coalesce(NEW."username_key", '')
	WHERE "uid" = NEW."uid" AND "removed_at" IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION catch_up_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT member_name_key(coalesce(nullif(NEW."display_name", ''), "display_name"), "email"), coalesce("username_key", '')
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_returned" BEFORE UPDATE OF "removed_at" ON "organization_members" FOR EACH ROW
	WHEN (OLD."removed_at" IS NOT NULL AND NEW."removed_at" IS NULL) EXECUTE FUNCTION catch_up_names();
--> statement-breakpoint
-- When somebody was let in first, however often they join, begin anew or get another first day.
CREATE FUNCTION keep_first_inside() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "inside" timestamptz := greatest(OLD."created_at", OLD."starts_at");
BEGIN
	IF "inside" <= least(now(), OLD."removed_at") THEN
		NEW."first_inside_at" := least(NEW."first_inside_at", "inside");
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_first_inside" BEFORE UPDATE ON "organization_members" FOR EACH ROW
	WHEN ((OLD."created_at", OLD."starts_on") IS DISTINCT FROM (NEW."created_at", NEW."starts_on"))
	EXECUTE FUNCTION keep_first_inside();
--> statement-breakpoint
-- Of whoever had left before, nothing older is known than what is there now; from here on it does not follow them.
INSERT INTO "organization_departures" ("organization_id", "uid", "display_name", "given_name", "family_name", "username",
	"email", "photo_url", "first_inside_at", "ended_at")
SELECT "m"."organization_id", "m"."uid", coalesce(nullif("m"."display_name", ''), "u"."display_name"), "u"."given_name",
	"u"."family_name", "u"."username", "u"."email", "u"."photo_url",
	CASE WHEN greatest("m"."created_at", "m"."starts_at") <= "m"."removed_at"
		THEN greatest("m"."created_at", "m"."starts_at") END, "m"."removed_at"
FROM "organization_members" AS "m" JOIN "users" AS "u" ON "u"."uid" = "m"."uid"
WHERE "m"."removed_at" IS NOT NULL;
--> statement-breakpoint
-- Of the others only the timeline speaks, and only by a name.
INSERT INTO "organization_departures" ("organization_id", "uid", "display_name", "ended_at")
SELECT "o"."id", "u"."uid", coalesce(nullif("u"."display_name", ''), "u"."email", ''), max("r"."at")
FROM "audit_records" AS "r"
JOIN "organizations" AS "o" ON "o"."id"::text = "r"."organization_id"
JOIN "users" AS "u" ON "u"."uid" = "r"."subject"
WHERE "r"."action" IN ('member.left', 'member.removed', 'member.term_ended')
	AND ("u"."display_name" <> '' OR "u"."email" IS NOT NULL)
	AND NOT EXISTS (SELECT 1 FROM "organization_members" AS "m" WHERE "m"."organization_id" = "o"."id" AND "m"."uid" = "u"."uid")
GROUP BY "o"."id", "u"."uid"
ON CONFLICT DO NOTHING;
