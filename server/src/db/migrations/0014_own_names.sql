CREATE TABLE "record_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"organization_name" text NOT NULL,
	"token_hash" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "display_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "record_changes_token" ON "record_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "record_changes_person" ON "record_changes" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "record_changes_expiring" ON "record_changes" USING btree ("expires_at") WHERE "record_changes"."taken_back_at" is null;
--> statement-breakpoint
-- What an organization alone calls somebody goes before what they call themselves, in all that its lists sort and
-- search by.
CREATE OR REPLACE FUNCTION fill_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT "name", organization_search_key("name", "display_name")
		INTO NEW."organization_name", NEW."organization_search_key"
		FROM "organizations" WHERE "id" = NEW."organization_id";
	SELECT member_name_key(coalesce(nullif(NEW."display_name", ''), "display_name"), "email"), coalesce("username_key", '')
		INTO NEW."name_key", NEW."username_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_user_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "organization_members" AS "m" SET
		"name_key" = member_name_key(coalesce(nullif("m"."display_name", ''), NEW."display_name"), NEW."email"),
		"username_key" = coalesce(NEW."username_key", '')
	WHERE "uid" = NEW."uid";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_own_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT member_name_key(coalesce(nullif(NEW."display_name", ''), "display_name"), "email")
		INTO NEW."name_key" FROM "users" WHERE "uid" = NEW."uid";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_follow_own_name" BEFORE UPDATE ON "organization_members" FOR EACH ROW
	WHEN (OLD."display_name" IS DISTINCT FROM NEW."display_name") EXECUTE FUNCTION follow_own_name();
