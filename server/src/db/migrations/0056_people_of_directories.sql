ALTER TABLE "scim_connections" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "scim_connections" SET "people" = (SELECT count(*) FROM "scim_users" WHERE "connection_id" = "scim_connections"."id");
