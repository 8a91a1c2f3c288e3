CREATE TABLE "figures_kept" (
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_activity" (
	"uid" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"seen_on" date NOT NULL,
	"was_seen" boolean DEFAULT false NOT NULL,
	"signed_in_on" date,
	"is_member" boolean NOT NULL,
	"has_authenticator" boolean DEFAULT false NOT NULL,
	"has_passkey" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_activity_uid_organization_id_pk" PRIMARY KEY("uid","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organization_day_changes" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"owners" integer DEFAULT 0 NOT NULL,
	"staff" integer DEFAULT 0 NOT NULL,
	"users" integer DEFAULT 0 NOT NULL,
	"invites_sent" integer DEFAULT 0 NOT NULL,
	"invites_accepted" integer DEFAULT 0 NOT NULL,
	"sign_ins" integer DEFAULT 0 NOT NULL,
	"people_of_day" integer DEFAULT 0 NOT NULL,
	"people_of_week" integer DEFAULT 0 NOT NULL,
	"people_of_month" integer DEFAULT 0 NOT NULL,
	"last_seen" integer DEFAULT 0 NOT NULL,
	"authenticators" integer DEFAULT 0 NOT NULL,
	"passkeys" integer DEFAULT 0 NOT NULL,
	"second_steps" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_days" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"owners" integer DEFAULT 0 NOT NULL,
	"staff" integer DEFAULT 0 NOT NULL,
	"users" integer DEFAULT 0 NOT NULL,
	"invites_sent" integer DEFAULT 0 NOT NULL,
	"invites_accepted" integer DEFAULT 0 NOT NULL,
	"sign_ins" integer DEFAULT 0 NOT NULL,
	"people_of_day" integer DEFAULT 0 NOT NULL,
	"people_of_week" integer DEFAULT 0 NOT NULL,
	"people_of_month" integer DEFAULT 0 NOT NULL,
	"last_seen" integer DEFAULT 0 NOT NULL,
	"authenticators" integer DEFAULT 0 NOT NULL,
	"passkeys" integer DEFAULT 0 NOT NULL,
	"second_steps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_days_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
ALTER TABLE "member_activity" ADD CONSTRAINT "member_activity_organization_id_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_activity_seen" ON "member_activity" USING btree ("organization_id","seen_on","uid") WHERE "member_activity"."is_member";--> statement-breakpoint
CREATE INDEX "organization_day_changes_organization" ON "organization_day_changes" USING btree ("organization_id");--> statement-breakpoint
-- The day that a moment is in, in an organization's own time zone.
CREATE FUNCTION organization_day("organization" organizations, "moment" timestamptz DEFAULT now()) RETURNS date
LANGUAGE sql STABLE AS $$
	SELECT ("moment" AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- Everybody who comes, goes or becomes something else, however that happens: one place that sees them all. An
-- organization that is gone, with all that was of it, is counted no more: hence the joins.
CREATE FUNCTION count_members_of_days() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "organization_day_changes" ("organization_id", "day", "owners", "staff", "users")
		SELECT "o"."id", organization_day("o"), "c"."owners", "c"."staff", "c"."users" FROM (
			SELECT "organization_id", count(*) FILTER (WHERE "role" = 'owner') AS "owners",
				count(*) FILTER (WHERE "role" = 'staff') AS "staff", count(*) FILTER (WHERE "role" = 'User') AS "users"
			FROM "added" WHERE "removed_at" IS NULL GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id";
		INSERT INTO "member_activity" ("uid", "organization_id", "seen_on", "is_member", "has_authenticator", "has_passkey")
		SELECT "m"."uid", "m"."organization_id", organization_day("o"), "m"."removed_at" IS NULL,
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
		-- Whoever joins anew after having been removed was not seen as a member yet.
		UPDATE "member_activity" AS "a" SET "is_member" = "m"."removed_at" IS NULL,
			"seen_on" = CASE WHEN "m"."is_new" THEN "m"."today" ELSE "a"."seen_on" END,
			"was_seen" = "a"."was_seen" AND NOT "m"."is_new"
		FROM (
			SELECT "added"."uid", "added"."organization_id", "added"."removed_at", organization_day("o") AS "today",
				"added"."created_at" <> "gone"."created_at" AS "is_new"
			FROM "gone" JOIN "added" USING ("organization_id", "uid") JOIN "organizations" AS "o" ON "o"."id" = "organization_id"
			WHERE ("gone"."removed_at" IS NULL) <> ("added"."removed_at" IS NULL)
		) AS "m" WHERE "a"."uid" = "m"."uid" AND "a"."organization_id" = "m"."organization_id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- When members were last seen, and by what they take a second step.
CREATE FUNCTION count_activity_of_days() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM note_activity("organization_id", "seen_on", count(*)::integer,
			(count(*) FILTER (WHERE "has_authenticator"))::integer, (count(*) FILTER (WHERE "has_passkey"))::integer,
			(count(*) FILTER (WHERE "has_authenticator" OR "has_passkey"))::integer)
		FROM "added" WHERE "is_member" GROUP BY "organization_id", "seen_on";
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM note_activity("organization_id", "seen_on", -count(*)::integer,
			-(count(*) FILTER (WHERE "has_authenticator"))::integer, -(count(*) FILTER (WHERE "has_passkey"))::integer,
			-(count(*) FILTER (WHERE "has_authenticator" OR "has_passkey"))::integer)
		FROM "gone" WHERE "is_member" GROUP BY "organization_id", "seen_on";
	ELSE
		PERFORM note_activity("organization_id", "seen_on", sum("n")::integer,
			coalesce(sum("n") FILTER (WHERE "has_authenticator"), 0)::integer,
			coalesce(sum("n") FILTER (WHERE "has_passkey"), 0)::integer,
			coalesce(sum("n") FILTER (WHERE "has_authenticator" OR "has_passkey"), 0)::integer)
		FROM (
			SELECT "organization_id", "seen_on", "has_authenticator", "has_passkey", 1 AS "n" FROM "added" WHERE "is_member"
			UNION ALL
			SELECT "organization_id", "seen_on", "has_authenticator", "has_passkey", -1 FROM "gone" WHERE "is_member"
		) AS "changes" GROUP BY "organization_id", "seen_on";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Who was seen is counted on the day of it, and who has a second step on the day on which that changed.
CREATE FUNCTION note_activity("organization" uuid, "seen" date, "people" integer, "with_authenticator" integer,
	"with_passkey" integer, "with_either" integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "organization_day_changes" ("organization_id", "day", "last_seen", "authenticators", "passkeys", "second_steps")
	SELECT "o"."id", "seen", "people", 0, 0, 0 FROM "organizations" AS "o" WHERE "o"."id" = "organization" AND "people" <> 0
	UNION ALL
	SELECT "o"."id", organization_day("o"), 0, "with_authenticator", "with_passkey", "with_either"
	FROM "organizations" AS "o" WHERE "o"."id" = "organization"
		AND ("with_authenticator", "with_passkey", "with_either") <> (0, 0, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION follow_second_steps() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE "person" text; BEGIN
	"person" := CASE WHEN TG_OP = 'DELETE' THEN OLD."uid" ELSE NEW."uid" END;
	UPDATE "member_activity" AS "a" SET "has_authenticator" = "now"."authenticator", "has_passkey" = "now"."passkey"
	FROM (
		SELECT EXISTS (SELECT FROM "authenticators" WHERE "uid" = "person") AS "authenticator",
			EXISTS (SELECT FROM "passkeys" WHERE "uid" = "person") AS "passkey"
	) AS "now"
	WHERE "a"."uid" = "person"
		AND ("a"."has_authenticator", "a"."has_passkey") <> ("now"."authenticator", "now"."passkey");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_invites_of_days() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_TABLE_NAME = 'invites' THEN
		INSERT INTO "organization_day_changes" ("organization_id", "day", "invites_sent")
		SELECT "o"."id", organization_day("o"), "c"."n" FROM (
			SELECT "organization_id", count(*) AS "n" FROM "added" WHERE "organization_id" IS NOT NULL GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id";
	ELSE
		INSERT INTO "organization_day_changes" ("organization_id", "day", "invites_accepted")
		SELECT "o"."id", organization_day("o"), "c"."n" FROM (
			SELECT "i"."organization_id", count(*) AS "n" FROM "added" JOIN "invites" AS "i" ON "i"."id" = "invite_id" GROUP BY 1
		) AS "c" JOIN "organizations" AS "o" ON "o"."id" = "c"."organization_id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A member signs in to an organization. Whoever has that membership's row in hand just now, removing them perhaps,
-- is not waited for: the sign-in holds the account, and they may want that next.
CREATE FUNCTION count_sign_in("into" uuid, "person" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"organization" "organizations";
	"today" date;
	"before" date;
	"is_first" boolean := false;
BEGIN
	SELECT "o".* INTO "organization" FROM "organizations" AS "o"
		JOIN "organization_members" AS "m" ON "m"."organization_id" = "o"."id" AND "m"."uid" = "person" AND "m"."removed_at" IS NULL
		WHERE "o"."id" = "into" AND "o"."deleted_at" IS NULL;
	IF NOT FOUND THEN RETURN; END IF;
	"today" := organization_day("organization");
	SELECT "signed_in_on" INTO "before" FROM "member_activity"
		WHERE "uid" = "person" AND "organization_id" = "organization"."id"
			AND "signed_in_on" IS DISTINCT FROM "today" FOR NO KEY UPDATE SKIP LOCKED;
	IF FOUND THEN
		"is_first" := coalesce("before" < "today", true);
		"before" := coalesce("before", '-infinity');
		UPDATE "member_activity" SET "signed_in_on" = greatest("signed_in_on", "today"),
			"seen_on" = greatest("seen_on", "today"), "was_seen" = true
		WHERE "uid" = "person" AND "organization_id" = "organization"."id";
	END IF;
	INSERT INTO "organization_day_changes"
		("organization_id", "day", "sign_ins", "people_of_day", "people_of_week", "people_of_month")
	VALUES ("organization"."id", "today", 1, "is_first"::integer,
		("is_first" AND "before" < date_trunc('week', "today"::timestamp))::integer,
		("is_first" AND "before" < date_trunc('month', "today"::timestamp))::integer);
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_days() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM "organization_days" WHERE "organization_id" = OLD."id";
	DELETE FROM "organization_day_changes" WHERE "organization_id" = OLD."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds what was noted to the days: one process at a time, so many notes at once. Answers how many.
CREATE FUNCTION fold_day_changes("at_once" integer) RETURNS integer LANGUAGE plpgsql AS $$ DECLARE "folded" integer; BEGIN
	IF NOT pg_try_advisory_xact_lock(hashtext('fold_day_changes')) THEN RETURN 0; END IF;
	WITH "gone" AS (
		DELETE FROM "organization_day_changes" WHERE "ctid" = ANY (ARRAY(
			SELECT "ctid" FROM "organization_day_changes" LIMIT "at_once"
		)) RETURNING *
	), "added" AS (
		INSERT INTO "organization_days" AS "d"
		SELECT "organization_id", "day", sum("owners"), sum("staff"), sum("users"), sum("invites_sent"),
			sum("invites_accepted"), sum("sign_ins"), sum("people_of_day"), sum("people_of_week"), sum("people_of_month"),
			sum("last_seen"), sum("authenticators"), sum("passkeys"), sum("second_steps")
		FROM "gone" WHERE EXISTS (SELECT FROM "organizations" AS "o" WHERE "o"."id" = "gone"."organization_id")
		GROUP BY "organization_id", "day"
		ON CONFLICT ("organization_id", "day") DO UPDATE SET
			"owners" = "d"."owners" + excluded."owners", "staff" = "d"."staff" + excluded."staff",
			"users" = "d"."users" + excluded."users", "invites_sent" = "d"."invites_sent" + excluded."invites_sent",
			"invites_accepted" = "d"."invites_accepted" + excluded."invites_accepted",
			"sign_ins" = "d"."sign_ins" + excluded."sign_ins", "people_of_day" = "d"."people_of_day" + excluded."people_of_day",
			"people_of_week" = "d"."people_of_week" + excluded."people_of_week",
			"people_of_month" = "d"."people_of_month" + excluded."people_of_month",
			"last_seen" = "d"."last_seen" + excluded."last_seen",
			"authenticators" = "d"."authenticators" + excluded."authenticators",
			"passkeys" = "d"."passkeys" + excluded."passkeys", "second_steps" = "d"."second_steps" + excluded."second_steps"
	)
	SELECT count(*) INTO "folded" FROM "gone";
	RETURN "folded";
END $$;
--> statement-breakpoint
-- What is known of the time before. When somebody was last at an organization is not: nobody is taken for longer away
-- than from their account.
INSERT INTO "figures_kept" ("since") SELECT now() WHERE EXISTS (SELECT FROM "organizations");
--> statement-breakpoint
INSERT INTO "member_activity" ("uid", "organization_id", "seen_on", "was_seen", "is_member", "has_authenticator", "has_passkey")
SELECT "m"."uid", "m"."organization_id",
	(greatest("m"."created_at", coalesce("s"."last_used_at", "a"."last_sign_in_at", now())) AT TIME ZONE 'UTC')::date,
	"a"."uid" IS NOT NULL, "m"."removed_at" IS NULL,
	EXISTS (SELECT FROM "authenticators" AS "t" WHERE "t"."uid" = "m"."uid"),
	EXISTS (SELECT FROM "passkeys" AS "p" WHERE "p"."uid" = "m"."uid")
FROM "organization_members" AS "m"
LEFT JOIN "accounts" AS "a" ON "a"."uid" = "m"."uid"
LEFT JOIN (SELECT "uid", max("last_used_at") AS "last_used_at" FROM "sessions" GROUP BY "uid") AS "s" ON "s"."uid" = "m"."uid";
--> statement-breakpoint
-- People: whose membership is kept, as what they are now; and of others who joined and left, as far as records say both.
WITH "events" AS (
	SELECT "r"."organization_id"::uuid AS "organization_id", "r"."subject" AS "uid", "r"."id", "r"."at", 1 AS "n",
		CASE WHEN "r"."detail" ->> 'role' IN ('owner', 'staff') THEN "r"."detail" ->> 'role' ELSE 'User' END AS "role"
	FROM "audit_records" AS "r" WHERE "r"."action" = 'member.joined'
	UNION ALL
	SELECT "r"."organization_id"::uuid, "r"."subject", "r"."id", "r"."at", -1, NULL
	FROM "audit_records" AS "r" WHERE "r"."action" IN ('member.removed', 'member.left')
), "turns" AS (
	SELECT *, lead("n") OVER "of_person" AS "next", lead("at") OVER "of_person" AS "until" FROM "events" AS "e"
	WHERE NOT EXISTS (
		SELECT FROM "organization_members" AS "m" WHERE "m"."organization_id" = "e"."organization_id" AND "m"."uid" = "e"."uid"
	)
	WINDOW "of_person" AS (PARTITION BY "organization_id", "uid" ORDER BY "id")
), "stays" AS (
	SELECT "organization_id", "role", "at", "until" FROM "turns" WHERE "n" = 1 AND "next" = -1
	UNION ALL SELECT "organization_id", "role", "created_at", "removed_at" FROM "organization_members"
), "each" ("organization_id", "day", "owners", "staff", "users", "sent", "accepted", "seen", "authenticators", "passkeys", "either") AS (
	SELECT "organization_id", ("e"."at" AT TIME ZONE 'UTC')::date, "e"."n" * ("role" = 'owner')::integer,
		"e"."n" * ("role" = 'staff')::integer, "e"."n" * ("role" = 'User')::integer, 0, 0, 0, 0, 0, 0
	FROM "stays", LATERAL (VALUES ("at", 1), ("until", -1)) AS "e" ("at", "n") WHERE "e"."at" IS NOT NULL
	UNION ALL
	SELECT "organization_id", ("created_at" AT TIME ZONE 'UTC')::date, 0, 0, 0, 1, 0, 0, 0, 0, 0
	FROM "invites" WHERE "organization_id" IS NOT NULL
	UNION ALL
	SELECT "i"."organization_id", ("u"."used_at" AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 1, 0, 0, 0, 0
	FROM "invite_uses" AS "u" JOIN "invites" AS "i" ON "i"."id" = "u"."invite_id" WHERE "i"."organization_id" IS NOT NULL
	UNION ALL
	SELECT "organization_id", "seen_on", 0, 0, 0, 0, 0, 1, 0, 0, 0 FROM "member_activity" WHERE "is_member"
	UNION ALL
	SELECT "organization_id", (now() AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, "has_authenticator"::integer,
		"has_passkey"::integer, 1
	FROM "member_activity" WHERE "is_member" AND ("has_authenticator" OR "has_passkey")
)
INSERT INTO "organization_days" ("organization_id", "day", "owners", "staff", "users", "invites_sent", "invites_accepted",
	"last_seen", "authenticators", "passkeys", "second_steps")
SELECT "organization_id", "day", sum("owners"), sum("staff"), sum("users"), sum("sent"), sum("accepted"), sum("seen"),
	sum("authenticators"), sum("passkeys"), sum("either")
FROM "each" WHERE EXISTS (SELECT FROM "organizations" AS "o" WHERE "o"."id" = "each"."organization_id")
GROUP BY "organization_id", "day";
--> statement-breakpoint
CREATE TRIGGER "organization_members_of_days" AFTER INSERT ON "organization_members" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_members_of_days();
--> statement-breakpoint
CREATE TRIGGER "organization_members_of_days_changed" AFTER UPDATE ON "organization_members"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION count_members_of_days();
--> statement-breakpoint
CREATE TRIGGER "organization_members_of_days_gone" AFTER DELETE ON "organization_members" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION count_members_of_days();
--> statement-breakpoint
CREATE TRIGGER "member_activity_of_days" AFTER INSERT ON "member_activity" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_activity_of_days();
--> statement-breakpoint
CREATE TRIGGER "member_activity_of_days_changed" AFTER UPDATE ON "member_activity"
	REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION count_activity_of_days();
--> statement-breakpoint
CREATE TRIGGER "member_activity_of_days_gone" AFTER DELETE ON "member_activity" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION count_activity_of_days();
--> statement-breakpoint
CREATE TRIGGER "authenticators_followed" AFTER INSERT OR DELETE ON "authenticators" FOR EACH ROW EXECUTE FUNCTION follow_second_steps();
--> statement-breakpoint
CREATE TRIGGER "passkeys_followed" AFTER INSERT OR DELETE ON "passkeys" FOR EACH ROW EXECUTE FUNCTION follow_second_steps();
--> statement-breakpoint
CREATE TRIGGER "invites_of_days" AFTER INSERT ON "invites" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_invites_of_days();
--> statement-breakpoint
CREATE TRIGGER "invite_uses_of_days" AFTER INSERT ON "invite_uses" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION count_invites_of_days();
--> statement-breakpoint
CREATE TRIGGER "organizations_forget_days" AFTER DELETE ON "organizations" FOR EACH ROW EXECUTE FUNCTION forget_days();
