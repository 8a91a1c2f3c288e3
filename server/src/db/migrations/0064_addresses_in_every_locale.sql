-- Addresses are ASCII: where the locale of a database is Turkish, its own lower case makes another letter of an I, so that
-- nobody found where the address of an account that went is still told. What is folded bears the collation of the columns
-- that it is compared with, without which no index of theirs would serve.
DROP INDEX "organizations_company_email";--> statement-breakpoint
CREATE INDEX "organizations_company_email" ON "organizations" USING btree (lower("company_email" collate "C") collate "default") WHERE "organizations"."company_email" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_company_email_of() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."company_email_of" := (SELECT "uid" FROM "users" WHERE "email_key" = lower(NEW."company_email" COLLATE "C") COLLATE "default");
	RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE "organizations" AS "o" SET "company_email_of" = "u"."uid" FROM "users" AS "u"
WHERE "u"."email_key" = lower("o"."company_email" COLLATE "C") COLLATE "default" AND "o"."company_email_of" IS NULL
	AND lower("o"."company_email") <> lower("o"."company_email" COLLATE "C");
