-- A last sigma, and a capital i with its dot, look like what they are in the middle and small: the next start computes these anew.
UPDATE "users" SET "username_skeleton" = NULL
WHERE "username_skeleton" ~ U&'[\03C2\0283]|[il]\0307';
--> statement-breakpoint
-- Whichever version of the server writes a publisher's name: folded as those of organizations and people are.
CREATE FUNCTION fold_author_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."name_key" := fold_name(NEW."name_key");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "author_members_fold_name" BEFORE INSERT OR UPDATE OF "name_key" ON "author_members"
	FOR EACH ROW EXECUTE FUNCTION fold_author_name();
--> statement-breakpoint
UPDATE "author_members" SET "name_key" = fold_name("name_key") WHERE "name_key" <> fold_name("name_key");
