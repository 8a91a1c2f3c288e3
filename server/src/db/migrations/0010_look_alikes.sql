CREATE TABLE "resting_usernames" (
	"username_key" text PRIMARY KEY NOT NULL,
	"username_skeleton" text NOT NULL,
	"rests_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
CREATE INDEX "resting_usernames_skeleton" ON "resting_usernames" USING btree ("username_skeleton");--> statement-breakpoint
CREATE INDEX "resting_usernames_until" ON "resting_usernames" USING btree ("rests_until");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_skeleton" ON "users" USING btree ("username_skeleton");