DROP INDEX "audit_records_organization";--> statement-breakpoint
CREATE INDEX "audit_records_timeline" ON "audit_records" USING btree ("organization_id","id");