ALTER TABLE "people_imports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;