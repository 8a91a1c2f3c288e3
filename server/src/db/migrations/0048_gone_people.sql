ALTER TABLE "users" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever is let into something was admitted before the transaction that writes it: their account may have gone since.
-- The lock waits for whoever is deleting it; `FOR KEY SHARE` is what the foreign key takes anyway.
CREATE FUNCTION refuse_the_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM 1 FROM "users" WHERE "uid" = NEW."uid" AND "gone_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'somebody whose account is gone joins nothing' USING ERRCODE = 'AT001';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organization_members_refuse_the_gone" BEFORE INSERT ON "organization_members" FOR EACH ROW
	EXECUTE FUNCTION refuse_the_gone();
--> statement-breakpoint
CREATE TRIGGER "organization_members_refuse_the_gone_again" BEFORE UPDATE ON "organization_members" FOR EACH ROW
	WHEN (OLD."removed_at" IS NOT NULL AND NEW."removed_at" IS NULL) EXECUTE FUNCTION refuse_the_gone();
--> statement-breakpoint
CREATE TRIGGER "author_members_refuse_the_gone" BEFORE INSERT ON "author_members" FOR EACH ROW
	EXECUTE FUNCTION refuse_the_gone();
