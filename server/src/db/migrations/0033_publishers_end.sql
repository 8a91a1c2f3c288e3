CREATE TABLE "author_hand_overs" (
	"id" uuid NOT NULL,
	"from_uid" text NOT NULL,
	"to_uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "author_hand_overs_id_from_uid_pk" PRIMARY KEY("id","from_uid")
);
--> statement-breakpoint
CREATE TABLE "deleted_author_members" (
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_author_members_id_uid_pk" PRIMARY KEY("id","uid"),
	CONSTRAINT "deleted_author_members_role" CHECK ("deleted_author_members"."role" in ('owner', 'staff', 'User'))
);
--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "settings_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "author_hand_overs" ADD CONSTRAINT "author_hand_overs_id_from_uid_author_members_id_uid_fk" FOREIGN KEY ("id","from_uid") REFERENCES "public"."author_members"("id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_hand_overs" ADD CONSTRAINT "author_hand_overs_id_to_uid_author_members_id_uid_fk" FOREIGN KEY ("id","to_uid") REFERENCES "public"."author_members"("id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_author_members" ADD CONSTRAINT "deleted_author_members_id_authors_id_fk" FOREIGN KEY ("id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_author_members" ADD CONSTRAINT "deleted_author_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_author_members_uid" ON "deleted_author_members" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "authors_deleted" ON "authors" USING btree ("deleted_at") WHERE "authors"."deleted_at" is not null;