-- Sentences become codes, which the pages word. Of a line that was not refused nothing is asked any more.
ALTER TABLE "people_import_lines" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE
	WHEN "outcome" IS DISTINCT FROM 'refuse' THEN NULL
	WHEN "reason" = 'Invalid email' THEN jsonb_build_object('code', 'email_invalid', 'value', left("email", 60))
	WHEN "reason" LIKE 'This address stands in line %' THEN jsonb_build_object('code', 'email_twice',
		'value', left("email", 60), 'firstLine', coalesce(substring("reason" FROM '[0-9]+')::int, 1))
	WHEN "reason" LIKE 'The role %' THEN '{"code": "role_unknown", "value": ""}'
	WHEN "reason" LIKE 'An owner%' THEN '{"code": "owner_by_hand"}'
	WHEN "reason" LIKE 'This address, or you,%' THEN '{"code": "too_many_mails"}'
	WHEN "reason" LIKE 'Confirm your own %address, then import %' THEN '{"code": "sender_unconfirmed"}'
	WHEN "reason" LIKE 'Whoever started this import %' THEN '{"code": "starter_no_owner"}'
	WHEN "reason" LIKE 'This line is beyond %' THEN '{"code": "too_many_lines"}'
	WHEN "reason" LIKE 'This line and all behind it %' THEN '{"code": "rest_unread"}'
	ELSE '{"code": "unreadable"}'
END;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "family_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD COLUMN "given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD COLUMN "family_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD COLUMN "written" jsonb;