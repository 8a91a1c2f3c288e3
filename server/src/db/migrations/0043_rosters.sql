CREATE TABLE "roster_classes" (
	"organization_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"sourced_id" text NOT NULL,
	"title" text NOT NULL,
	"class_id" uuid,
	"is_made" boolean NOT NULL,
	CONSTRAINT "roster_classes_organization_id_source_id_sourced_id_pk" PRIMARY KEY("organization_id","source_id","sourced_id")
);
--> statement-breakpoint
CREATE TABLE "roster_people" (
	"organization_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"sourced_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"role" text NOT NULL,
	"uid" text,
	"sought_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_people_organization_id_source_id_sourced_id_pk" PRIMARY KEY("organization_id","source_id","sourced_id")
);
--> statement-breakpoint
CREATE TABLE "roster_places" (
	"organization_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"class_sourced_id" text NOT NULL,
	"person_sourced_id" text NOT NULL,
	CONSTRAINT "roster_places_organization_id_source_id_class_sourced_id_person_sourced_id_pk" PRIMARY KEY("organization_id","source_id","class_sourced_id","person_sourced_id")
);
--> statement-breakpoint
CREATE TABLE "roster_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"records" "bytea",
	"version" integer DEFAULT 0 NOT NULL,
	"last_applied_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roster_sources_own" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "roster_steps" (
	"organization_id" uuid NOT NULL,
	"roster_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"file" text,
	"line" integer,
	"sourced_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reason" jsonb,
	"note" jsonb,
	"data" jsonb NOT NULL,
	"outcome" text,
	"undo" jsonb,
	"kept" text,
	CONSTRAINT "roster_steps_organization_id_roster_id_position_pk" PRIMARY KEY("organization_id","roster_id","position")
);
--> statement-breakpoint
CREATE TABLE "rosters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"sender_confirmed" boolean DEFAULT false NOT NULL,
	"counts" jsonb NOT NULL,
	"lines" integer NOT NULL,
	"people_before" integer NOT NULL,
	"based_on" integer NOT NULL,
	"records" "bytea",
	"records_before" "bytea",
	"previous_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "rosters_own" UNIQUE("organization_id","id"),
	CONSTRAINT "rosters_state" CHECK ("rosters"."state" in ('refused', 'rehearsed', 'applying', 'applied', 'taking_back', 'taken_back'))
);
--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_organization_id_source_id_roster_sources_organization_id_id_fk" FOREIGN KEY ("organization_id","source_id") REFERENCES "public"."roster_sources"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_organization_id_source_id_roster_sources_organization_id_id_fk" FOREIGN KEY ("organization_id","source_id") REFERENCES "public"."roster_sources"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_places" ADD CONSTRAINT "roster_places_organization_id_source_id_roster_sources_organization_id_id_fk" FOREIGN KEY ("organization_id","source_id") REFERENCES "public"."roster_sources"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_sources" ADD CONSTRAINT "roster_sources_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_steps" ADD CONSTRAINT "roster_steps_organization_id_roster_id_rosters_organization_id_id_fk" FOREIGN KEY ("organization_id","roster_id") REFERENCES "public"."rosters"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_organization_id_source_id_roster_sources_organization_id_id_fk" FOREIGN KEY ("organization_id","source_id") REFERENCES "public"."roster_sources"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roster_classes_class" ON "roster_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "roster_people_uid" ON "roster_people" USING btree ("uid","organization_id");--> statement-breakpoint
CREATE INDEX "roster_people_email" ON "roster_people" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "roster_people_waiting" ON "roster_people" USING btree ("sought_at","email_key") WHERE "roster_people"."uid" is null;--> statement-breakpoint
CREATE INDEX "roster_places_person" ON "roster_places" USING btree ("source_id","person_sourced_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_sources_key" ON "roster_sources" USING btree ("organization_id","key");--> statement-breakpoint
CREATE INDEX "roster_steps_shown" ON "roster_steps" USING btree ("roster_id","action","position");--> statement-breakpoint
CREATE INDEX "roster_steps_waiting" ON "roster_steps" USING btree ("roster_id","position") WHERE "roster_steps"."outcome" is null;--> statement-breakpoint
CREATE INDEX "roster_steps_done" ON "roster_steps" USING btree ("roster_id","position") WHERE "roster_steps"."outcome" = 'done';--> statement-breakpoint
CREATE INDEX "rosters_list" ON "rosters" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rosters_source" ON "rosters" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rosters_busy" ON "rosters" USING btree ("organization_id") WHERE "rosters"."state" in ('applying', 'taking_back');--> statement-breakpoint
CREATE INDEX "rosters_unfinished" ON "rosters" USING btree ("applied_at") WHERE "rosters"."state" in ('applying', 'taking_back');--> statement-breakpoint
CREATE INDEX "rosters_created" ON "rosters" USING btree ("created_at");