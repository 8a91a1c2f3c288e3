-- Who made a connection, changed whom it trusts, or switched it on, and when last: of those of before nobody knows.
ALTER TABLE "sso_connections" ADD COLUMN "changed_by" jsonb;
