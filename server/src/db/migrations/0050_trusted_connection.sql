ALTER TABLE "sso_connections" ADD COLUMN "ways_ended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "fingerprint" text;