-- What was taken away behind an invite that waited for the same lock has the later moment, whichever began first.
ALTER TABLE "author_removals" ALTER COLUMN "removed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "organization_removals" ALTER COLUMN "removed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "invites" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_lowered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."lowered_at" = clock_timestamp();
	RETURN NEW;
END $$;
