-- The day that a moment is in, in an organization's own time zone.
CREATE OR REPLACE FUNCTION organization_day("organization" organizations, "moment" timestamptz DEFAULT now()) RETURNS date
LANGUAGE sql STABLE AS $$
	SELECT ("moment" AT TIME ZONE "organization"."time_zone")::date
$$;
--> statement-breakpoint
-- A session that begins at an organization's site is a sign-in there: counted in the statement that begins it.
CREATE FUNCTION count_session_at_organization() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM count_sign_in(NEW."organization_id", NEW."uid");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_at_organization" AFTER INSERT ON "sessions" FOR EACH ROW
	WHEN (NEW."organization_id" IS NOT NULL) EXECUTE FUNCTION count_session_at_organization();
