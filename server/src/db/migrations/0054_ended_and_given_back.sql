ALTER TABLE "invites" ADD COLUMN "mail_dropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "company_email_of" text;--> statement-breakpoint
CREATE INDEX "invites_to_mail_anew" ON "invites" USING btree ("id") WHERE "invites"."mail_dropped" and "invites"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "organizations_company_email_of" ON "organizations" USING btree ("company_email_of") WHERE "organizations"."company_email_of" is not null;--> statement-breakpoint
-- Whose own address an organization is written to, as it was given: theirs it stays when they change their own.
CREATE FUNCTION note_company_email_of() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."company_email_of" := (SELECT "uid" FROM "users" WHERE "email_key" = lower(NEW."company_email"));
	RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE "organizations" AS "o" SET "company_email_of" = "u"."uid" FROM "users" AS "u" WHERE "u"."email_key" = lower("o"."company_email");
--> statement-breakpoint
CREATE TRIGGER "organizations_note_company_email_of" BEFORE INSERT OR UPDATE OF "company_email" ON "organizations"
	FOR EACH ROW EXECUTE FUNCTION note_company_email_of();
--> statement-breakpoint
-- Before the mail is emptied (`invite_spent`): one that is given back later is mailed anew.
CREATE FUNCTION note_dropped_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."mail_dropped" := NEW."mail_dropped" OR EXISTS (SELECT FROM "mails" WHERE "carries" = OLD."token_hash" AND "sealed" <> '');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invites_note_dropped_mail" BEFORE UPDATE OF "revoked_at" ON "invites" FOR EACH ROW
	WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION note_dropped_mail();
--> statement-breakpoint
-- What ends, and leads somewhere again, by itself is recorded as what is done by hand is: of organizations and publishers.
CREATE FUNCTION record_of_invite("invite" "invites", "what" text, "why" jsonb) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF "invite"."expires_at" <= now() OR "invite"."uses" >= "invite"."max_uses" THEN
		RETURN;
	END IF;
	IF "invite"."organization_id" IS NOT NULL THEN
		INSERT INTO "audit_records" ("actor", "action", "subject", "organization_id", "detail")
		VALUES ('', 'invite.' || "what", coalesce("invite"."email", 'link'), "invite"."organization_id"::text, "why");
	ELSE
		INSERT INTO "audit_records" ("actor", "action", "subject", "detail")
		SELECT '', 'author.invite_' || "what", "author_id", "why" FROM "authors" WHERE "id" = "invite"."author_id";
	END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_given_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "one" "invites"; BEGIN
	IF NOT EXISTS (SELECT FROM "organizations" WHERE "id" = OLD."organization_id" AND "deleted_at" IS NULL) THEN
		RETURN NULL;
	END IF;
	IF OLD."role" = 'owner' THEN
		FOR "one" IN UPDATE "invites" SET "revoked_at" = now()
			WHERE "organization_id" = OLD."organization_id" AND "created_by" = OLD."uid" AND "role" <> 'User'
				AND "revoked_at" IS NULL AND "uses" < "max_uses" RETURNING *
		LOOP PERFORM record_of_invite("one", 'revoked', '{"reason": "no_owner"}'); END LOOP;
	END IF;
	IF TG_OP = 'DELETE' OR NEW."removed_at" IS NOT NULL THEN
		FOR "one" IN UPDATE "invites" SET "revoked_at" = now()
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
CREATE OR REPLACE FUNCTION give_back_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "one" "invites"; BEGIN
	FOR "one" IN UPDATE "invites" SET "revoked_at" = NULL
		WHERE "organization_id" = OLD."organization_id" AND "revoked_at" = OLD."removed_at" AND (
			(NEW."role" = 'owner' AND "created_by" = OLD."uid")
			OR "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid")) RETURNING *
	LOOP PERFORM record_of_invite("one", 'given_back', '{}'); END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_given_in_author() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "one" "invites"; BEGIN
	IF NOT EXISTS (SELECT FROM "authors" WHERE "id" = OLD."id" AND "deleted_at" IS NULL) THEN
		RETURN NULL;
	END IF;
	IF OLD."role" = 'owner' THEN
		FOR "one" IN UPDATE "invites" SET "revoked_at" = now()
			WHERE "author_id" = OLD."id" AND "created_by" = OLD."uid" AND "role" <> 'User'
				AND "revoked_at" IS NULL AND "uses" < "max_uses" RETURNING *
		LOOP PERFORM record_of_invite("one", 'revoked', '{"reason": "no_owner"}'); END LOOP;
	END IF;
	IF TG_OP = 'DELETE' THEN
		FOR "one" IN UPDATE "invites" SET "revoked_at" = now()
			WHERE "email_key" = (SELECT "email_key" FROM "users" WHERE "uid" = OLD."uid")
				AND "author_id" = OLD."id" AND "revoked_at" IS NULL AND "uses" < "max_uses" RETURNING *
		LOOP PERFORM record_of_invite("one", 'revoked', '{"reason": "taken_out"}'); END LOOP;
	END IF;
	RETURN NULL;
END $$;
