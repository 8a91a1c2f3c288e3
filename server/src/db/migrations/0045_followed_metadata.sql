ALTER TABLE "sso_connections" ADD COLUMN "follow_metadata" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_read" jsonb;--> statement-breakpoint
CREATE INDEX "sso_connections_metadata_due" ON "sso_connections" USING btree ("metadata_due_at");