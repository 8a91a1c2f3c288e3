-- Of sessions that were handed on alone: one that somebody signed in for has no parent, and needs no entry that says so.
DROP INDEX "sessions_parent";--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_id") WHERE "sessions"."parent_id" is not null;