DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "turn" bigint DEFAULT 1;--> statement-breakpoint
-- What waits already keeps its order. Of what goes to many nobody knows the sender any more: it is one's.
UPDATE "mails" SET "turn" = "placed"."turn" FROM (
	SELECT "id", CASE
		WHEN "attempts" >= 3 THEN NULL
		WHEN "template" IN ('invite', 'record_changed', 'join_accepted', 'join_declined', 'join_ended',
			'term_ending', 'term_ended', 'term_kept') THEN row_number() OVER (ORDER BY "created_at", "id")
		ELSE 0 END AS "turn"
	FROM "mails" WHERE "sent_at" IS NULL AND "abandoned_at" IS NULL
) AS "placed" WHERE "mails"."id" = "placed"."id";
--> statement-breakpoint
CREATE INDEX "mails_turns" ON "mails" USING btree ("turn","attempts","due_at") WHERE "mails"."sent_at" is null and "mails"."abandoned_at" is null;--> statement-breakpoint
CREATE INDEX "mails_senders" ON "mails" USING btree ("sender","turn") WHERE "mails"."turn" > 0 and "mails"."sent_at" is null and "mails"."abandoned_at" is null;