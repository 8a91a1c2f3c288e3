DROP INDEX "organization_members_removed_list";--> statement-breakpoint
DROP INDEX "classes_name";--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "told_days_before" integer;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "told_for" date;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "term_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "ended_by_term" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "organization_members_former" ON "organization_members" USING btree ("organization_id","removed_at" DESC NULLS FIRST,"name_key","uid") WHERE "organization_members"."ended_by_term";--> statement-breakpoint
CREATE INDEX "organization_members_term_due" ON "organization_members" USING btree ("term_due_at") WHERE "organization_members"."removed_at" is null and "organization_members"."term_due_at" is not null;--> statement-breakpoint
CREATE INDEX "organization_members_ending" ON "organization_members" USING btree ("uid","ends_at") WHERE "organization_members"."removed_at" is null and "organization_members"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "organization_members_removed_list" ON "organization_members" USING btree ("organization_id","removed_at" DESC NULLS FIRST,"name_key","uid") WHERE "organization_members"."removed_at" is not null and not "organization_members"."ended_by_term";--> statement-breakpoint
CREATE UNIQUE INDEX "classes_name" ON "classes" USING btree ("organization_id","name_key") WHERE "classes"."deleted_at" is null and "classes"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_term" CHECK ("organization_members"."starts_on" <= "organization_members"."ends_on");
--> statement-breakpoint
-- In which time zone an organization's days begin.
CREATE FUNCTION organization_time_zone("organization" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT "time_zone" FROM "organizations" WHERE "id" = "organization"
$$;
--> statement-breakpoint
-- When the days of a membership begin and are over, whichever way they were set. What is to be done about the last one
-- is looked at anew: the job then says when it has to look again.
CREATE FUNCTION fill_member_term() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "zone" text;
BEGIN
	NEW."starts_at" := NULL;
	NEW."ends_at" := NULL;
	NEW."term_due_at" := NULL;
	IF NEW."starts_on" IS NULL AND NEW."ends_on" IS NULL THEN RETURN NEW; END IF;
	"zone" := organization_time_zone(NEW."organization_id");
	NEW."starts_at" := NEW."starts_on"::timestamp AT TIME ZONE "zone";
	NEW."ends_at" := (NEW."ends_on" + 1)::timestamp AT TIME ZONE "zone";
	IF NEW."ends_on" IS NOT NULL THEN NEW."term_due_at" := now(); END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_fill_term" BEFORE INSERT OR UPDATE OF "starts_on", "ends_on" ON "organization_members"
	FOR EACH ROW EXECUTE FUNCTION fill_member_term();
--> statement-breakpoint
-- Where an organization's days begin elsewhere, its memberships do too. Whoever was told of their last day knows of it.
CREATE FUNCTION follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "organization_members" SET "starts_on" = "starts_on", "ends_on" = "ends_on"
	WHERE "organization_id" = NEW."id" AND ("starts_on" IS NOT NULL OR "ends_on" IS NOT NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organizations_follow_time_zone" AFTER UPDATE OF "time_zone" ON "organizations" FOR EACH ROW
	WHEN (OLD."time_zone" IS DISTINCT FROM NEW."time_zone") EXECUTE FUNCTION follow_time_zone();
--> statement-breakpoint
-- Whether somebody may enter is asked with what they are; a page of people, and one of somebody's organizations, shows
-- their days. Each is still read from its index alone.
DROP INDEX "organization_members_uid";
--> statement-breakpoint
CREATE INDEX "organization_members_uid" ON "organization_members" USING btree ("uid","organization_id")
	INCLUDE ("role", "removed_at", "starts_at", "ends_at");
--> statement-breakpoint
DROP INDEX "organization_members_list";
--> statement-breakpoint
CREATE INDEX "organization_members_list" ON "organization_members" USING btree ("uid","organization_name")
	INCLUDE ("organization_id", "role", "starts_on", "ends_on", "starts_at", "ends_at") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_name";
--> statement-breakpoint
CREATE INDEX "organization_members_by_name" ON "organization_members" USING btree ("organization_id","name_key","uid")
	INCLUDE ("role", "search_key", "created_at", "display_name", "starts_on", "ends_on") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_username";
--> statement-breakpoint
CREATE INDEX "organization_members_by_username" ON "organization_members" USING btree ("organization_id","username_key","uid")
	INCLUDE ("role", "search_key", "created_at", "display_name", "starts_on", "ends_on") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_role";
--> statement-breakpoint
CREATE INDEX "organization_members_by_role" ON "organization_members" USING btree ("organization_id","role","name_key","uid")
	INCLUDE ("search_key", "created_at", "display_name", "starts_on", "ends_on") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
DROP INDEX "organization_members_by_role_username";
--> statement-breakpoint
CREATE INDEX "organization_members_by_role_username" ON "organization_members" USING btree ("organization_id","role","username_key","uid")
	INCLUDE ("search_key", "created_at", "display_name", "starts_on", "ends_on") WHERE "organization_members"."removed_at" is null;
--> statement-breakpoint
-- Each list of those who are no members any more carries what it is searched by.
DROP INDEX "organization_members_removed_list";
--> statement-breakpoint
CREATE INDEX "organization_members_removed_list" ON "organization_members" USING btree ("organization_id","removed_at" DESC NULLS FIRST,"name_key","uid")
	INCLUDE ("search_key") WHERE "organization_members"."removed_at" is not null and not "organization_members"."ended_by_term";
--> statement-breakpoint
DROP INDEX "organization_members_former";
--> statement-breakpoint
CREATE INDEX "organization_members_former" ON "organization_members" USING btree ("organization_id","removed_at" DESC NULLS FIRST,"name_key","uid")
	INCLUDE ("search_key") WHERE "organization_members"."ended_by_term";
