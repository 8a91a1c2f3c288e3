CREATE TABLE "learners" (
	"organization_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"card_hash" text NOT NULL,
	"card_made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"way" text,
	"way_secret" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learners_organization_id_uid_pk" PRIMARY KEY("organization_id","uid"),
	CONSTRAINT "learners_uid" UNIQUE("uid"),
	CONSTRAINT "learners_way" CHECK ("learners"."way" in ('pictures', 'password')),
	CONSTRAINT "learners_way_with_secret" CHECK (("learners"."way" is null) = ("learners"."way_secret" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "learner_of" uuid;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_organization_id_uid_organization_members_organization_id_uid_fk" FOREIGN KEY ("organization_id","uid") REFERENCES "public"."organization_members"("organization_id","uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learners_username" ON "learners" USING btree ("organization_id","username_key");--> statement-breakpoint
CREATE INDEX "accounts_learner_of" ON "accounts" USING btree ("learner_of","uid") WHERE "accounts"."learner_of" is not null;