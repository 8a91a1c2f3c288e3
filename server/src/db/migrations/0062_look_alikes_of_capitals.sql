-- A sigma that ends a word, and an i with its dot or without, are no other letter: no two usernames differ by them alone.
CREATE INDEX "users_username_alike" ON "users" (translate(replace("username_key", U&'i\0307', 'i'), U&'\0131\03C2', U&'i\03C3'));
--> statement-breakpoint
CREATE INDEX "resting_usernames_alike" ON "resting_usernames" (translate(replace("username_key", U&'i\0307', 'i'), U&'\0131\03C2', U&'i\03C3'));
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
