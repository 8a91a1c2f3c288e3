CREATE TABLE "idempotency_records" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_records_uid_key_pk" PRIMARY KEY("uid","key")
);
