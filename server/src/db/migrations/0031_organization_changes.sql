ALTER TABLE "organizations" ADD COLUMN "settings_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "erased_at" timestamp (3) with time zone;