ALTER TABLE "authors" ADD COLUMN "told_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "told" integer DEFAULT 0 NOT NULL;