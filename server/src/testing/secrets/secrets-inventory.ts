/** For tests: every column that holds something secret or looks so, and what it is kept as. */

/** What wraps it is kept elsewhere; the same as `wrappedColumns`. */
export const wrapped = [
  'signing_keys.private_jwk',
  'mails.sealed',
  'authenticators.secret',
  'google_sign_ins.nonce',
  'google_sign_ins.code_verifier',
  'learners.way_secret',
  'sso_connections.client_secret',
  'sso_sign_ins.assertion',
  'sso_sign_ins.code_verifier',
  'sso_sign_ins.nonce',
]

/** Column of JSON with one field that is wrapped, under some kinds of row. */
export const wrappedField = ['idempotency_records.answer', 'one_time_secrets.detail']

/** Only compared, so only a hash is kept: nothing leads back to it. */
export const hashed = [
  'account_exports.token_hash',
  'accounts.password_hash',
  'backup_codes.hash',
  'google_sign_ins.browser_hash',
  'google_sign_ins.state_hash',
  'idempotency_records.fingerprint',
  'invites.code_hash',
  'invites.token_hash',
  'learner_addresses.code_hash',
  'learners.card_hash',
  'mailed_sign_ins.asked_hash',
  'mailed_sign_ins.code_hash',
  'mailed_sign_ins.link_hash',
  'mails.carries',
  'one_time_secrets.hash',
  'passkey_challenges.hash',
  'record_changes.token_hash',
  'refresh_tokens.first_use',
  'refresh_tokens.hash',
  'scim_tokens.hash',
  'sessions.browser',
  'sessions.device_id',
  'sso_sign_ins.browser_hash',
  'sso_sign_ins.state_hash',
]

/** Sealed with a token of which the database has the hash alone: its bearer opens it, and no key of ours. */
export const sealedByBearer = ['account_export_parts.sealed', 'refresh_tokens.successor']

/** Looks so, and is none: column -> why. */
export const noSecret: Record<string, string> = {
  'account_exports.confirmed_email_key': 'a folded address',
  'account_exports.uid': 'an id',
  'accounts.email_key': 'a folded address',
  'accounts.uid': 'an id',
  'authenticators.id': 'an id',
  'class_members.name_key': 'a folded name',
  'class_members.search_key': 'folded names',
  'class_members.username_key': 'a folded name',
  'classes.name_key': 'a folded name',
  'author_members.name_key': 'a folded name',
  'content_claims.name': 'the name of a file that anybody who is shown it may have',
  'contents.name': 'the name of a file that anybody who is shown it may have',
  'google_sign_ins.channel':
    'on which a page listens for what it is told by its own origin; known to the page’s address',
  'author_hand_overs.mail_key': 'by which a mail is known; leads nowhere',
  'idempotency_records.key': 'whoever has it needs the account as well',
  'hand_overs.mail_key': 'by which a mail is known; leads nowhere',
  'invites.email_key': 'a folded address',
  'limit_counts.key': 'what is counted, by whom',
  'list_changes.key': 'where in a list something changed',
  'list_places.key': 'a place in a list',
  'mailed_sign_ins.email_key': 'a folded address',
  'mails.links': 'empty but in rows of earlier versions, which the first round wraps',
  'labels.name_key': 'a folded name',
  'member_labels.name_key': 'a folded name',
  'member_labels.search_key': 'folded names',
  'learner_addresses.email_key': 'a folded address',
  'learner_addresses.uid': 'an id',
  'learners.username_key': 'a folded name',
  'member_labels.username_key': 'a folded name',
  'notification_events.recipient_key': 'a folded address',
  'organization_domains.seed': 'a part of a record that anybody may read in DNS',
  'organization_members.name_key': 'a folded name',
  'organization_members.organization_search_key': 'folded names',
  'organization_members.search_key': 'folded names',
  'organization_members.username_key': 'a folded name',
  'passkeys.credential_id': 'a name of a key; the key is in the device',
  'passkeys.public_key': 'public',
  'passkeys.id': 'an id',
  'resting_usernames.username_key': 'a folded name',
  'scim_groups.name_key': 'a folded name',
  'roster_people.email_key': 'a folded address',
  'roster_sources.key': 'a name by which a source is known again',
  'scim_users.email_key': 'a folded address',
  'scim_users.user_name_key': 'a folded name',
  'secrets_keys.id': 'derived from a key by HKDF; leads nowhere',
  'secrets_turn_answers.key_id': 'the same',
  'secrets_turns.key_id': 'the same',
  'sessions.id': 'an id that is in tokens, and opens nothing',
  'sessions.parent_id': 'an id that is in tokens, and opens nothing',
  'sessions.second_step': 'the id of an authenticator',
  'signing_keys.kid': 'an id that is in tokens',
  'signing_keys.public_jwk': 'public',
  'sso_sign_ins.fingerprint': 'of settings that every owner is shown',
  'users.email_key': 'a folded address',
  'users.username_key': 'a folded name',
}

export const listed = [...wrapped, ...wrappedField, ...hashed, ...sealedByBearer, ...Object.keys(noSecret)]
