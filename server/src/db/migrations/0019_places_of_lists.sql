CREATE TABLE "list_changes" (
	"list" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"tie" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_places" (
	"list" text NOT NULL,
	"scope" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"tie" text NOT NULL,
	CONSTRAINT "list_places_list_scope_key_tie_pk" PRIMARY KEY("list","scope","key","tie")
);
--> statement-breakpoint
CREATE TABLE "placed_lists" (
	"list" text NOT NULL,
	"scope" text NOT NULL,
	"since" bigint,
	"is_whole" boolean DEFAULT false NOT NULL,
	CONSTRAINT "placed_lists_list_scope_pk" PRIMARY KEY("list","scope")
);
--> statement-breakpoint
ALTER TABLE "list_places" ADD CONSTRAINT "list_places_list_scope_placed_lists_list_scope_fk" FOREIGN KEY ("list","scope") REFERENCES "public"."placed_lists"("list","scope") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_changes_list" ON "list_changes" USING btree ("list","scope");--> statement-breakpoint
CREATE INDEX "list_places_position" ON "list_places" USING btree ("list","scope","position");--> statement-breakpoint
-- A page of members is read from its index alone: it also holds what the list is searched by, and what it shows of a
-- membership. Those of a role have an index for each order.
DROP INDEX "organization_members_by_name";
--> statement-breakpoint
CREATE INDEX "organization_members_by_name" ON "organization_members" USING btree ("organization_id","name_key","uid")
	INCLUDE ("role", "search_key", "created_at", "display_name") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_username";
--> statement-breakpoint
CREATE INDEX "organization_members_by_username" ON "organization_members" USING btree ("organization_id","username_key","uid")
	INCLUDE ("role", "search_key", "created_at", "display_name") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_role";
--> statement-breakpoint
CREATE INDEX "organization_members_by_role" ON "organization_members" USING btree ("organization_id","role","name_key","uid")
	INCLUDE ("search_key", "created_at", "display_name") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "organization_members_by_role_username" ON "organization_members" USING btree ("organization_id","role","username_key","uid")
	INCLUDE ("search_key", "created_at", "display_name") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
-- What somebody is in an organization is one entry. Of an index that has the person somewhere behind the organization,
-- the planner took that for as little, and walked all its members.
DROP INDEX "organization_members_uid";
--> statement-breakpoint
CREATE INDEX "organization_members_uid" ON "organization_members" USING btree ("uid","organization_id")
	INCLUDE ("role", "removed_at");
--> statement-breakpoint
-- Where a membership stands: in which lists, whose, and where in their order.
CREATE FUNCTION lists_of_member("organization_id" uuid, "uid" text, "role" text, "name_key" text, "username_key" text,
	"organization_name" text) RETURNS TABLE ("list" text, "scope" text, "key" text, "tie" text) LANGUAGE sql IMMUTABLE AS $$
	VALUES ('members_by_name', "organization_id"::text, "name_key", "uid"),
		('members_by_name_' || "role", "organization_id"::text, "name_key", "uid"),
		('members_by_username', "organization_id"::text, "username_key", "uid"),
		('members_by_username_' || "role", "organization_id"::text, "username_key", "uid"),
		('organizations', "uid", "organization_name", '')
$$;
--> statement-breakpoint
-- What comes to a placed list or goes from it is noted, in the transaction that does it. Whether a list is placed has
-- to be seen as it is now: at read committed each statement looks anew.
CREATE FUNCTION notes_list_changes() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
	IF current_setting('transaction_isolation') <> 'read committed' THEN
		RAISE EXCEPTION 'memberships are written at read committed: else their lists would miss changes';
	END IF;
	-- Most databases have no list that long.
	RETURN EXISTS (SELECT 1 FROM "placed_lists");
END $$;
--> statement-breakpoint
CREATE FUNCTION note_organization_members() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NOT notes_list_changes() THEN RETURN NULL; END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "list_changes" ("list", "scope", "key", "tie", "n")
		SELECT "list", "scope", "l"."key", "l"."tie", 1 FROM "added" AS "m"
		CROSS JOIN LATERAL lists_of_member("m"."organization_id", "m"."uid", "m"."role", "m"."name_key", "m"."username_key", "m"."organization_name") AS "l"
		JOIN "placed_lists" USING ("list", "scope") WHERE "m"."removed_at" IS NULL;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "list_changes" ("list", "scope", "key", "tie", "n")
		SELECT "list", "scope", "l"."key", "l"."tie", -1 FROM "gone" AS "m"
		CROSS JOIN LATERAL lists_of_member("m"."organization_id", "m"."uid", "m"."role", "m"."name_key", "m"."username_key", "m"."organization_name") AS "l"
		JOIN "placed_lists" USING ("list", "scope") WHERE "m"."removed_at" IS NULL;
	ELSE
		INSERT INTO "list_changes" ("list", "scope", "key", "tie", "n")
		SELECT "list", "scope", "l"."key", "l"."tie", sum("m"."n") FROM (
			SELECT 1 AS "n", "added".* FROM "added" WHERE "removed_at" IS NULL
			UNION ALL SELECT -1, "gone".* FROM "gone" WHERE "removed_at" IS NULL
		) AS "m"
		CROSS JOIN LATERAL lists_of_member("m"."organization_id", "m"."uid", "m"."role", "m"."name_key", "m"."username_key", "m"."organization_name") AS "l"
		JOIN "placed_lists" USING ("list", "scope")
		GROUP BY "list", "scope", "l"."key", "l"."tie" HAVING sum("m"."n") <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_author_members() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NOT notes_list_changes() THEN RETURN NULL; END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "list_changes" ("list", "scope", "key", "tie", "n")
		SELECT "l"."list", "l"."scope", "m"."name_key", "m"."author_id", -1 FROM "gone" AS "m"
		JOIN "placed_lists" AS "l" ON "l"."list" = 'publishers' AND "l"."scope" = "m"."uid";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "list_changes" ("list", "scope", "key", "tie", "n")
		SELECT "l"."list", "l"."scope", "m"."name_key", "m"."author_id", 1 FROM "added" AS "m"
		JOIN "placed_lists" AS "l" ON "l"."list" = 'publishers' AND "l"."scope" = "m"."uid";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_noted" AFTER INSERT ON "organization_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION note_organization_members();
--> statement-breakpoint
CREATE TRIGGER "organization_members_noted_again" AFTER UPDATE ON "organization_members"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION note_organization_members();
--> statement-breakpoint
CREATE TRIGGER "organization_members_noted_gone" AFTER DELETE ON "organization_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION note_organization_members();
--> statement-breakpoint
CREATE TRIGGER "author_members_noted" AFTER INSERT ON "author_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION note_author_members();
--> statement-breakpoint
CREATE TRIGGER "author_members_noted_again" AFTER UPDATE ON "author_members"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION note_author_members();
--> statement-breakpoint
CREATE TRIGGER "author_members_noted_gone" AFTER DELETE ON "author_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION note_author_members();
--> statement-breakpoint
-- With whom a list is of, its places go, and before its entries do: so these are not noted one by one. Nobody comes
-- back by the same id. What somebody notes at that moment is cleared away by the hour.
CREATE FUNCTION forget_places() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		DELETE FROM "placed_lists" WHERE "list" IN ('organizations', 'publishers') AND "scope" = OLD."uid";
	ELSE
		DELETE FROM "placed_lists" WHERE "list" LIKE 'members%' AND "scope" = OLD."id"::text;
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organizations_forget_places" BEFORE UPDATE OF "deleted_at" ON "organizations" FOR EACH ROW
	WHEN (NEW."deleted_at" IS NOT NULL) EXECUTE FUNCTION forget_places();
--> statement-breakpoint
CREATE TRIGGER "organizations_forget_places_too" BEFORE DELETE ON "organizations" FOR EACH ROW EXECUTE FUNCTION forget_places();
--> statement-breakpoint
CREATE TRIGGER "users_forget_places" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION forget_places();
