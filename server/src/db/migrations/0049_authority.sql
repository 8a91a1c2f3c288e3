CREATE TABLE "author_removals" (
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "author_removals_id_uid_pk" PRIMARY KEY("id","uid")
);
--> statement-breakpoint
ALTER TABLE "author_members" ADD COLUMN "lowered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "lowered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "author_removals" ADD CONSTRAINT "author_removals_id_authors_id_fk" FOREIGN KEY ("id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_removals" ADD CONSTRAINT "author_removals_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "author_removals_uid" ON "author_removals" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "invites_open_email" ON "invites" USING btree ("email_key") WHERE "invites"."revoked_at" is null and "invites"."uses" < "invites"."max_uses";
--> statement-breakpoint
CREATE FUNCTION role_rank("role" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE "role" WHEN 'owner' THEN 3 WHEN 'staff' THEN 2 ELSE 1 END
$$;
--> statement-breakpoint
-- What was offered before somebody was made less is no way back to what they were.
CREATE FUNCTION note_lowered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."lowered_at" = now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_note_lowered" BEFORE UPDATE ON "organization_members" FOR EACH ROW
	WHEN (role_rank(NEW."role") < role_rank(OLD."role")) EXECUTE FUNCTION note_lowered();
--> statement-breakpoint
CREATE TRIGGER "author_members_note_lowered" BEFORE UPDATE ON "author_members" FOR EACH ROW
	WHEN (role_rank(NEW."role") < role_rank(OLD."role")) EXECUTE FUNCTION note_lowered();
--> statement-breakpoint
-- Invites that make more than a User of somebody are given by an owner: they end as whoever made them owns it no more,
-- and so does what is mailed to somebody who is taken out. With a deleted organization or publisher nothing ends: it may
-- come back. Two functions, since the columns of one table are unknown to the other.
CREATE FUNCTION end_given_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NOT EXISTS (SELECT FROM "organizations" WHERE "id" = OLD."organization_id" AND "deleted_at" IS NULL) THEN
		RETURN NULL;
	END IF;
	IF OLD."role" = 'owner' THEN
		UPDATE "invites" SET "revoked_at" = now()
		WHERE "organization_id" = OLD."organization_id" AND "created_by" = OLD."uid" AND "role" <> 'User'
			AND "revoked_at" IS NULL AND "uses" < "max_uses";
	END IF;
	IF TG_OP = 'DELETE' OR NEW."removed_at" IS NOT NULL THEN
		UPDATE "invites" SET "revoked_at" = now()
		WHERE "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid")
			AND "organization_id" = OLD."organization_id" AND "revoked_at" IS NULL AND "uses" < "max_uses";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_end_given" AFTER UPDATE ON "organization_members" FOR EACH ROW
	WHEN (OLD."removed_at" IS NULL AND (NEW."removed_at" IS NOT NULL OR (OLD."role" = 'owner' AND NEW."role" <> 'owner')))
	EXECUTE FUNCTION end_given_in_organization();
--> statement-breakpoint
CREATE TRIGGER "organization_members_end_given_by_gone" AFTER DELETE ON "organization_members" FOR EACH ROW
	WHEN (OLD."removed_at" IS NULL) EXECUTE FUNCTION end_given_in_organization();
--> statement-breakpoint
-- A removal that is taken back gives back what ended with it, to the moment: both were written by one transaction.
CREATE FUNCTION give_back_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "invites" SET "revoked_at" = NULL
	WHERE "organization_id" = OLD."organization_id" AND "revoked_at" = OLD."removed_at" AND (
		(NEW."role" = 'owner' AND "created_by" = OLD."uid")
		OR "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_give_back" AFTER UPDATE ON "organization_members" FOR EACH ROW
	WHEN (OLD."removed_at" IS NOT NULL AND NEW."removed_at" IS NULL AND NEW."role" = OLD."role"
		AND NEW."created_at" = OLD."created_at")
	EXECUTE FUNCTION give_back_in_organization();
--> statement-breakpoint
CREATE FUNCTION end_given_in_author() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NOT EXISTS (SELECT FROM "authors" WHERE "id" = OLD."id" AND "deleted_at" IS NULL) THEN
		RETURN NULL;
	END IF;
	IF OLD."role" = 'owner' THEN
		UPDATE "invites" SET "revoked_at" = now()
		WHERE "author_id" = OLD."id" AND "created_by" = OLD."uid" AND "role" <> 'User'
			AND "revoked_at" IS NULL AND "uses" < "max_uses";
	END IF;
	IF TG_OP = 'DELETE' THEN
		UPDATE "invites" SET "revoked_at" = now()
		WHERE "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid")
			AND "author_id" = OLD."id" AND "revoked_at" IS NULL AND "uses" < "max_uses";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "author_members_end_given" AFTER UPDATE ON "author_members" FOR EACH ROW
	WHEN (OLD."role" = 'owner' AND NEW."role" <> 'owner') EXECUTE FUNCTION end_given_in_author();
--> statement-breakpoint
CREATE TRIGGER "author_members_end_given_by_gone" AFTER DELETE ON "author_members" FOR EACH ROW
	EXECUTE FUNCTION end_given_in_author();
