ALTER TABLE "sessions" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;