-- A search finds a name in every script, however it is written and however the database was made: one whose LC_CTYPE is C
-- knows no upper case beyond ASCII, and a simple lower case makes an end of a Greek word, and a Turkish i, two letters.
DO $$ DECLARE "way" text; "known" boolean; BEGIN
	IF lower('ÉŻЖ') = 'éżж' THEN "way" := '';
	ELSE
		FOR "way" IN
			SELECT format(' COLLATE %s.%I', n.nspname, c.collname) FROM pg_collation AS c JOIN pg_namespace AS n ON n.oid = c.collnamespace
			WHERE n.nspname = 'pg_catalog' AND c.collisdeterministic AND c.collencoding IN (-1, pg_char_to_encoding('UTF8'))
				AND (c.collname IN ('pg_c_utf8', 'und-x-icu') OR c.collname ~* '^(C|en_US)[.]utf-?8$')
			ORDER BY c.collname = 'pg_c_utf8' DESC, c.collname ~* '^C[.]' DESC, c.collname = 'und-x-icu' DESC, c.collname
		LOOP
			BEGIN
				EXECUTE 'SELECT lower(''ÉŻЖ''' || "way" || ') = ''éżж''' INTO "known";
			EXCEPTION WHEN OTHERS THEN "known" := false;
			END;
			EXIT WHEN "known";
		END LOOP;
		IF "known" IS NOT TRUE THEN "way" := ''; END IF;
	END IF;
	-- What the browser's side folds may hold a dot above by itself: https://www.unicode.org/charts/PDF/U0300.pdf (U+0307).
	EXECUTE format($f$
		CREATE FUNCTION fold_name("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $b$
			SELECT replace(translate(lower(normalize("name", NFKC)%s), 'ıς', 'iσ'), U&'i\0307', 'i')
		$b$ $f$, "way");
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION member_name_key("display_name" text, "email" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT fold_name(coalesce(nullif("display_name", ''), "email", ''))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION organization_search_key("name" text, "display_name" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT fold_name("name" || chr(10) || "display_name")
$$;
--> statement-breakpoint
UPDATE "organization_members" AS "m" SET
	"name_key" = member_name_key(coalesce(nullif("m"."display_name", ''), "u"."display_name"), "u"."email")
FROM "users" AS "u"
WHERE "u"."uid" = "m"."uid" AND "m"."removed_at" IS NULL
	AND "m"."name_key" <> member_name_key(coalesce(nullif("m"."display_name", ''), "u"."display_name"), "u"."email");
--> statement-breakpoint
-- Of those who left it stays what it was then, as far as it is known.
UPDATE "organization_members" SET "name_key" = fold_name("name_key")
WHERE "removed_at" IS NOT NULL AND "name_key" <> fold_name("name_key");
--> statement-breakpoint
UPDATE "organization_members" AS "m" SET "organization_search_key" = organization_search_key("o"."name", "o"."display_name")
FROM "organizations" AS "o"
WHERE "o"."id" = "m"."organization_id" AND "m"."organization_search_key" <> organization_search_key("o"."name", "o"."display_name");
