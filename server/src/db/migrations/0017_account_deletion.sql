ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_waits_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at","uid") WHERE "users"."deletion_due_at" is not null;