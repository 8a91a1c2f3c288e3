CREATE TABLE "author_members" (
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"name_key" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "author_members_id_uid_pk" PRIMARY KEY("id","uid"),
	CONSTRAINT "author_members_role" CHECK ("author_members"."role" in ('owner', 'staff', 'User'))
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner_image_url" text NOT NULL,
	"profile_image_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_claims" (
	"holder" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "content_claims_holder_name_pk" PRIMARY KEY("holder","name")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"name" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_uses" (
	"invite_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_uses_invite_id_uid_pk" PRIMARY KEY("invite_id","uid")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"author_id" uuid,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text,
	"email_key" text,
	"role" text NOT NULL,
	"labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invites_target" CHECK (("invites"."organization_id" is null) <> ("invites"."author_id" is null)),
	CONSTRAINT "invites_uses" CHECK ("invites"."uses" >= 0 and "invites"."uses" <= "invites"."max_uses"),
	CONSTRAINT "invites_email_with_key" CHECK (("invites"."email" is null) = ("invites"."email_key" is null))
);
--> statement-breakpoint
CREATE TABLE "people_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"labels" jsonb NOT NULL,
	"outcome" text,
	"reason" text,
	CONSTRAINT "people_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"started_by" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"class_id" uuid,
	"points" integer NOT NULL,
	"trophies" integer DEFAULT 0 NOT NULL,
	"posted_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"class_id" uuid NOT NULL,
	CONSTRAINT "class_members_organization_id_uid_class_id_pk" PRIMARY KEY("organization_id","uid","class_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "classes_organization" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"organization_id" uuid NOT NULL,
	"from_uid" text NOT NULL,
	"to_uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hand_overs_organization_id_from_uid_pk" PRIMARY KEY("organization_id","from_uid")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "labels_organization" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_labels" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "member_labels_organization_id_uid_label_id_pk" PRIMARY KEY("organization_id","uid","label_id")
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "organization_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "search_key" text GENERATED ALWAYS AS (name_key || ' ' || username_key) STORED;--> statement-breakpoint
ALTER TABLE "organization_members" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "author_members" ADD CONSTRAINT "author_members_id_authors_id_fk" FOREIGN KEY ("id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_members" ADD CONSTRAINT "author_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_name_contents_name_fk" FOREIGN KEY ("name") REFERENCES "public"."contents"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_uses" ADD CONSTRAINT "invite_uses_invite_id_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD CONSTRAINT "people_import_lines_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_organization_id_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_organization_id_class_id_classes_organization_id_id_fk" FOREIGN KEY ("organization_id","class_id") REFERENCES "public"."classes"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_organization_id_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_organization_id_class_id_classes_organization_id_id_fk" FOREIGN KEY ("organization_id","class_id") REFERENCES "public"."classes"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_organization_id_from_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","from_uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_organization_id_to_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","to_uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_labels" ADD CONSTRAINT "member_labels_organization_id_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_labels" ADD CONSTRAINT "member_labels_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "author_members_list" ON "author_members" USING btree ("uid","name_key","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authors_author_id" ON "authors" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "content_claims_name" ON "content_claims" USING btree ("name");--> statement-breakpoint
CREATE INDEX "contents_created" ON "contents" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_token" ON "invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_code" ON "invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invites_organization" ON "invites" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "invites_author" ON "invites" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "people_import_lines_waiting" ON "people_import_lines" USING btree ("import_id","line") WHERE "people_import_lines"."outcome" is null;--> statement-breakpoint
CREATE INDEX "people_imports_unfinished" ON "people_imports" USING btree ("created_at") WHERE "people_imports"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "achievements_member" ON "achievements" USING btree ("organization_id","uid");--> statement-breakpoint
CREATE INDEX "achievements_class" ON "achievements" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_members_class" ON "class_members" USING btree ("class_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_name" ON "classes" USING btree ("organization_id","name_key") WHERE "classes"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("organization_id","name_key") WHERE "labels"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "member_labels_label" ON "member_labels" USING btree ("label_id","uid");--> statement-breakpoint
CREATE INDEX "organization_members_list" ON "organization_members" USING btree ("uid","organization_name") WHERE "organization_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "organization_members_by_name" ON "organization_members" USING btree ("organization_id","name_key","uid") WHERE "organization_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "organization_members_by_username" ON "organization_members" USING btree ("organization_id","username_key","uid") WHERE "organization_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "organization_members_by_role" ON "organization_members" USING btree ("organization_id","role","name_key","uid") WHERE "organization_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "organization_members_removed" ON "organization_members" USING btree ("removed_at") WHERE "organization_members"."removed_at" is not null;