ALTER TABLE "one_time_secrets" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "first_use" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "started_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_id");--> statement-breakpoint
-- What is known of sessions that began before: when, and when they were last carried on.
UPDATE "sessions" SET "started_at" = "auth_time", "last_used_at" = greatest("auth_time",
	(SELECT max("created_at") FROM "refresh_tokens" WHERE "session_id" = "sessions"."id"))
	WHERE "ended_at" IS NULL;
