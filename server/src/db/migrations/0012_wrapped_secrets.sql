CREATE TABLE "secrets_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "carries" text;--> statement-breakpoint
CREATE INDEX "mails_carries" ON "mails" USING btree ("carries") WHERE "mails"."sealed" <> '';--> statement-breakpoint
-- What a mail said goes as soon as the secret in its link is good for nothing; one that waits to be sent is given up.
CREATE FUNCTION forget_mails_carrying(spent text) RETURNS void LANGUAGE sql AS $$
  UPDATE mails SET sealed = '', text = '', html = '', links = '[]',
    abandoned_at = CASE WHEN sent_at IS NULL THEN coalesce(abandoned_at, now()) ELSE abandoned_at END
  WHERE carries = spent AND sealed <> ''
$$;--> statement-breakpoint
CREATE FUNCTION forget_mail_of_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_mails_carrying(OLD.hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER code_spent AFTER UPDATE OF consumed_at ON one_time_secrets FOR EACH ROW
  WHEN (OLD.kind <> 'custom_token' AND NEW.consumed_at IS NOT NULL) EXECUTE FUNCTION forget_mail_of_code();--> statement-breakpoint
CREATE TRIGGER code_gone AFTER DELETE ON one_time_secrets FOR EACH ROW
  WHEN (OLD.kind <> 'custom_token') EXECUTE FUNCTION forget_mail_of_code();--> statement-breakpoint
CREATE FUNCTION forget_mail_of_invite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_mails_carrying(OLD.token_hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invite_spent AFTER UPDATE OF uses, revoked_at, token_hash ON invites FOR EACH ROW
  WHEN (NEW.uses >= NEW.max_uses OR NEW.revoked_at IS NOT NULL OR NEW.token_hash <> OLD.token_hash)
  EXECUTE FUNCTION forget_mail_of_invite();--> statement-breakpoint
CREATE TRIGGER invite_gone AFTER DELETE ON invites FOR EACH ROW EXECUTE FUNCTION forget_mail_of_invite();--> statement-breakpoint
-- What expired meanwhile: nothing happens to a row when its time is over.
CREATE FUNCTION forget_spent_mails() RETURNS void LANGUAGE sql AS $$
  SELECT forget_mails_carrying(carries) FROM mails
  WHERE carries IS NOT NULL AND sealed <> ''
    AND NOT EXISTS (SELECT FROM one_time_secrets
      WHERE hash = mails.carries AND consumed_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM invites
      WHERE token_hash = mails.carries AND revoked_at IS NULL AND uses < max_uses AND expires_at > now())
$$;
