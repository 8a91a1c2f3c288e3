CREATE TABLE "timeline_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"kept_days" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_records_timeline";--> statement-breakpoint
ALTER TABLE "timeline_settings" ADD CONSTRAINT "timeline_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_by_action" ON "audit_records" USING btree ("organization_id","action","at","id") WHERE "audit_records"."organization_id" is not null and not "audit_records"."detail" @> '{"among_many": true}'::jsonb;--> statement-breakpoint
CREATE INDEX "audit_records_by_actor" ON "audit_records" USING btree ("organization_id","actor","action","at","id") WHERE "audit_records"."organization_id" is not null and not "audit_records"."detail" @> '{"among_many": true}'::jsonb;--> statement-breakpoint
CREATE INDEX "audit_records_timeline" ON "audit_records" USING btree ("organization_id","at","id") WHERE "audit_records"."organization_id" is not null;