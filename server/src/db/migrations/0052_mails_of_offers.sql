ALTER TABLE "author_hand_overs" ADD COLUMN "mail_key" text;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE INDEX "organizations_company_email" ON "organizations" USING btree (lower("company_email")) WHERE "organizations"."company_email" is not null;--> statement-breakpoint
-- What a mail offers is known by the column that the trigger names: once it has ended, the mail says nothing any more.
CREATE FUNCTION forget_mail_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_mails_carrying(to_jsonb(OLD) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER offer_replaced AFTER UPDATE OF mail_key ON hand_overs FOR EACH ROW
  WHEN (NEW.mail_key IS DISTINCT FROM OLD.mail_key) EXECUTE FUNCTION forget_mail_of_row('mail_key');--> statement-breakpoint
CREATE TRIGGER offer_gone AFTER DELETE ON hand_overs FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_row('mail_key');--> statement-breakpoint
CREATE TRIGGER offer_replaced AFTER UPDATE OF mail_key ON author_hand_overs FOR EACH ROW
  WHEN (NEW.mail_key IS DISTINCT FROM OLD.mail_key) EXECUTE FUNCTION forget_mail_of_row('mail_key');--> statement-breakpoint
CREATE TRIGGER offer_gone AFTER DELETE ON author_hand_overs FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_row('mail_key');--> statement-breakpoint
CREATE TRIGGER address_replaced AFTER UPDATE OF code_hash ON learner_addresses FOR EACH ROW
  WHEN (NEW.code_hash <> OLD.code_hash) EXECUTE FUNCTION forget_mail_of_row('code_hash');--> statement-breakpoint
CREATE TRIGGER address_gone AFTER DELETE ON learner_addresses FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_row('code_hash');--> statement-breakpoint
CREATE TRIGGER change_taken_back AFTER UPDATE OF taken_back_at ON record_changes FOR EACH ROW
  WHEN (NEW.taken_back_at IS NOT NULL) EXECUTE FUNCTION forget_mail_of_row('token_hash');--> statement-breakpoint
CREATE TRIGGER change_gone AFTER DELETE ON record_changes FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_row('token_hash');--> statement-breakpoint
-- One that was taken may be taken again where the download broke off: the link has ended once nothing of it is kept.
CREATE TRIGGER export_ended AFTER UPDATE OF parts ON account_exports FOR EACH ROW
  WHEN (OLD.parts > 0 AND NEW.parts = 0) EXECUTE FUNCTION forget_mail_of_row('token_hash');--> statement-breakpoint
CREATE TRIGGER export_gone AFTER DELETE ON account_exports FOR EACH ROW
  EXECUTE FUNCTION forget_mail_of_row('token_hash');--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_spent_mails() RETURNS void LANGUAGE sql AS $$
  SELECT forget_mails_carrying(carries) FROM mails
  WHERE carries IS NOT NULL AND sealed <> ''
    AND NOT EXISTS (SELECT FROM one_time_secrets
      WHERE hash = mails.carries AND consumed_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM mailed_sign_ins
      WHERE link_hash = mails.carries AND consumed_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM invites
      WHERE token_hash = mails.carries AND revoked_at IS NULL AND uses < max_uses AND expires_at > now())
    AND NOT EXISTS (SELECT FROM learner_addresses
      WHERE code_hash = mails.carries AND expires_at > now())
    AND NOT EXISTS (SELECT FROM record_changes
      WHERE token_hash = mails.carries AND taken_back_at IS NULL AND expires_at > now())
    AND NOT EXISTS (SELECT FROM account_exports
      WHERE token_hash = mails.carries AND parts > 0 AND expires_at > now())
    AND NOT EXISTS (SELECT FROM hand_overs
      WHERE mail_key = mails.carries AND expires_at > now())
    AND NOT EXISTS (SELECT FROM author_hand_overs
      WHERE mail_key = mails.carries AND expires_at > now())
$$;
