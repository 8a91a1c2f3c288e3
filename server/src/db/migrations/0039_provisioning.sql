CREATE TABLE "scim_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"directory" text NOT NULL,
	"groups" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_request_at" timestamp (3) with time zone,
	CONSTRAINT "scim_connections_own" UNIQUE("organization_id","id"),
	CONSTRAINT "scim_connections_groups" CHECK ("scim_connections"."groups" in ('labels', 'classes', 'off'))
);
--> statement-breakpoint
CREATE TABLE "scim_group_members" (
	"connection_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "scim_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"display_name" text NOT NULL,
	"name_key" text NOT NULL,
	"label_id" uuid,
	"class_id" uuid,
	"is_made" boolean DEFAULT false NOT NULL,
	CONSTRAINT "scim_groups_own" UNIQUE("connection_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scim_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"connection_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"operation" text NOT NULL,
	"resource" text NOT NULL,
	"named" text NOT NULL,
	"outcome" text NOT NULL,
	"status" integer NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_on" date
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"email" text,
	"email_key" text NOT NULL,
	"given_name" text DEFAULT '' NOT NULL,
	"family_name" text DEFAULT '' NOT NULL,
	"formatted" text DEFAULT '' NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"uid" text,
	"sought_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_users_own" UNIQUE("connection_id","id")
);
--> statement-breakpoint
ALTER TABLE "scim_connections" ADD CONSTRAINT "scim_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_connection_id_group_id_scim_groups_connection_id_id_fk" FOREIGN KEY ("connection_id","group_id") REFERENCES "public"."scim_groups"("connection_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_connection_id_user_id_scim_users_connection_id_id_fk" FOREIGN KEY ("connection_id","user_id") REFERENCES "public"."scim_users"("connection_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_organization_id_connection_id_scim_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."scim_connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_requests" ADD CONSTRAINT "scim_requests_connection_id_scim_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."scim_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_connection_id_scim_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."scim_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_organization_id_connection_id_scim_connections_organization_id_id_fk" FOREIGN KEY ("organization_id","connection_id") REFERENCES "public"."scim_connections"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_connections_organization" ON "scim_connections" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "scim_group_members_user" ON "scim_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_name" ON "scim_groups" USING btree ("connection_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_external_id" ON "scim_groups" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_label" ON "scim_groups" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_class" ON "scim_groups" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "scim_groups_list" ON "scim_groups" USING btree ("connection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_requests_connection" ON "scim_requests" USING btree ("connection_id","id");--> statement-breakpoint
CREATE INDEX "scim_requests_at" ON "scim_requests" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_tokens_hash" ON "scim_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "scim_tokens_connection" ON "scim_tokens" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_user_name" ON "scim_users" USING btree ("connection_id","user_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_external_id" ON "scim_users" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_email" ON "scim_users" USING btree ("connection_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_account" ON "scim_users" USING btree ("connection_id","uid");--> statement-breakpoint
CREATE INDEX "scim_users_list" ON "scim_users" USING btree ("connection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_users_updated" ON "scim_users" USING btree ("connection_id","updated_at");--> statement-breakpoint
CREATE INDEX "scim_users_uid" ON "scim_users" USING btree ("uid","organization_id");--> statement-breakpoint
CREATE INDEX "scim_users_waiting" ON "scim_users" USING btree ("sought_at","email_key") WHERE "scim_users"."uid" is null and "scim_users"."active";