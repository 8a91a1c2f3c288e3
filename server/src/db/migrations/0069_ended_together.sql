-- What began behind something else that waited for the same lock has the later moment, whichever began first.
ALTER TABLE "author_hand_overs" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "organization_members" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "hand_overs" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
-- Of those who belong to a deleted publisher now nobody knows it any more.
ALTER TABLE "deleted_author_members" ADD COLUMN "lowered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "ended_with_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "invites" AS "i" SET "ended_with_member" = true
FROM "organization_members" AS "m" JOIN "users" AS "u" ON "u"."uid" = "m"."uid"
WHERE "m"."organization_id" = "i"."organization_id" AND "m"."removed_at" = "i"."revoked_at"
	AND ("m"."uid" = "i"."created_by" OR "u"."email_key" = "i"."email_key");
--> statement-breakpoint
-- What ends with a removal says so, and bears its moment, which is behind the lock: an end by hand may have the same one.
CREATE OR REPLACE FUNCTION end_given_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
	"one" "invites";
	"removed" timestamptz := CASE WHEN TG_OP = 'UPDATE' THEN NEW."removed_at" END;
BEGIN
	IF NOT EXISTS (SELECT FROM "organizations" WHERE "id" = OLD."organization_id" AND "deleted_at" IS NULL) THEN
		RETURN NULL;
	END IF;
	IF OLD."role" = 'owner' THEN
		FOR "one" IN UPDATE "invites"
			SET "revoked_at" = coalesce("removed", clock_timestamp()), "ended_with_member" = "removed" IS NOT NULL
			WHERE "organization_id" = OLD."organization_id" AND "created_by" = OLD."uid" AND "role" <> 'User'
				AND "revoked_at" IS NULL AND "uses" < "max_uses" RETURNING *
		LOOP PERFORM record_of_invite("one", 'revoked', '{"reason": "no_owner"}'); END LOOP;
	END IF;
	IF TG_OP = 'DELETE' OR "removed" IS NOT NULL THEN
		FOR "one" IN UPDATE "invites"
			SET "revoked_at" = coalesce("removed", clock_timestamp()), "ended_with_member" = "removed" IS NOT NULL
			WHERE "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid")
				AND "organization_id" = OLD."organization_id" AND "revoked_at" IS NULL AND "uses" < "max_uses" RETURNING *
		LOOP
			-- Of whoever deletes their account no address is written down anew.
			IF TG_OP = 'DELETE' THEN "one"."email" := ''; END IF;
			PERFORM record_of_invite("one", 'revoked', '{"reason": "taken_out"}');
		END LOOP;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A removal that is taken back gives back what ended with it; but not while whoever made it owns the organization no more,
-- or whom it is for is out. Where that is by a removal too, it waits for that one to be taken back.
CREATE OR REPLACE FUNCTION give_back_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
	"one" "invites";
	"still" timestamptz;
BEGIN
	FOR "one" IN SELECT * FROM "invites"
		WHERE "organization_id" = OLD."organization_id" AND "ended_with_member" AND "revoked_at" = OLD."removed_at" AND (
			(NEW."role" = 'owner' AND "created_by" = OLD."uid")
			OR "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid"))
		ORDER BY "id" FOR UPDATE
	LOOP
		CONTINUE WHEN "one"."role" <> 'User' AND NOT EXISTS (SELECT FROM "organization_members"
			WHERE "organization_id" = "one"."organization_id" AND "uid" = "one"."created_by" AND "role" = 'owner');
		SELECT max("m"."removed_at") INTO "still" FROM "organization_members" AS "m" JOIN "users" AS "u" ON "u"."uid" = "m"."uid"
		WHERE "m"."organization_id" = "one"."organization_id" AND (
			("one"."role" <> 'User' AND "m"."uid" = "one"."created_by") OR "u"."email_key" = "one"."email_key");
		UPDATE "invites" SET "revoked_at" = "still", "ended_with_member" = "still" IS NOT NULL
		WHERE "id" = "one"."id" RETURNING * INTO "one";
		IF "still" IS NULL THEN PERFORM record_of_invite("one", 'given_back', '{}'); END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever joined while this waited to begin has been inside as well.
CREATE OR REPLACE FUNCTION keep_first_inside() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "inside" timestamptz := greatest(OLD."created_at", OLD."starts_at");
BEGIN
	IF "inside" <= least(clock_timestamp(), OLD."removed_at") THEN
		NEW."first_inside_at" := least(NEW."first_inside_at", "inside");
	END IF;
	RETURN NEW;
END $$;
