ALTER TABLE "organization_departures" DROP CONSTRAINT "organization_departures_uid_users_uid_fk";
--> statement-breakpoint
ALTER TABLE "membership_count_changes" DROP CONSTRAINT "membership_count_changes_uid_users_uid_fk";
