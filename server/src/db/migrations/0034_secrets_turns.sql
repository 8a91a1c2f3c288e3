CREATE TABLE "secrets_turn_answers" (
	"key_id" text NOT NULL,
	"process" text NOT NULL,
	"state" text NOT NULL,
	"said_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secrets_turn_answers_key_id_process_pk" PRIMARY KEY("key_id","process")
);
--> statement-breakpoint
CREATE TABLE "secrets_turns" (
	"key_id" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
