CREATE TABLE "mailed_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"asked_hash" text,
	"code_hash" text,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_sign_ins_link" ON "mailed_sign_ins" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_sign_ins_asked" ON "mailed_sign_ins" USING btree ("asked_hash");--> statement-breakpoint
CREATE INDEX "mailed_sign_ins_email" ON "mailed_sign_ins" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "mailed_sign_ins_expires" ON "mailed_sign_ins" USING btree ("expires_at");--> statement-breakpoint
-- What the mail said goes once its link is good for nothing: used, replaced by a right code, or gone.
CREATE FUNCTION forget_mail_of_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_mails_carrying(OLD.link_hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mailed_sign_in_spent AFTER UPDATE OF consumed_at, link_hash ON mailed_sign_ins FOR EACH ROW
  WHEN (NEW.consumed_at IS NOT NULL OR NEW.link_hash <> OLD.link_hash) EXECUTE FUNCTION forget_mail_of_sign_in();--> statement-breakpoint
CREATE TRIGGER mailed_sign_in_gone AFTER DELETE ON mailed_sign_ins FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_sign_in();--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_spent_mails() RETURNS void LANGUAGE sql AS $$
  SELECT forget_mails_carrying(carries) FROM mails
  WHERE carries IS NOT NULL AND sealed <> ''
    AND NOT EXISTS (SELECT FROM one_time_secrets
      WHERE hash = mails.carries AND consumed_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM mailed_sign_ins
      WHERE link_hash = mails.carries AND consumed_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM invites
      WHERE token_hash = mails.carries AND revoked_at IS NULL AND uses < max_uses AND expires_at > now())
$$;
