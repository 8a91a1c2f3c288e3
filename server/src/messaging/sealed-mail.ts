/** What a mail says, as the outbox keeps it: wrapped, since its link is as good as a password. */
import { createHash } from 'node:crypto'
import { mailPurpose } from '#secrets/purposes.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import type { MailRow } from './queries.ts'
import type { Mail } from './render-mail.ts'

export type MailContent = Pick<Mail, 'text' | 'html' | 'links'>

/** The query parameters of our links that hold a secret. */
const SECRET_PARAMETERS = ['oobCode', 'invite', 'authorInvite', 'code']

/**
 * `carries` is what the database knows the mail's offer by: unless it is given, the hash of the secret in the link; null
 * where there is none.
 */
export function sealMail(
  secrets: Secrets,
  id: string,
  { text, html, links }: MailContent,
  carries: string | null = links.map(hashOfSecretIn).find((hash) => hash !== null) ?? null,
): Pick<MailRow, 'sealed' | 'carries' | 'text' | 'html' | 'links'> {
  const sealed = secrets.wrap(JSON.stringify({ text, html, links }), mailPurpose(id))
  return {
    sealed,
    carries,
    text: '',
    html: '',
    links: [],
  }
}

/** The same for showing: one that was wrapped with a key that is gone says nothing any more. */
export function openKeptMail(secrets: Secrets, mail: MailRow): MailContent {
  try {
    return openMail(secrets, mail)
  } catch (error) {
    if (error instanceof UnwrapError) return { text: '', html: '', links: [] }
    throw error
  }
}

/** Empty where it is kept no longer. Throws `UnwrapError`. */
export function openMail(secrets: Secrets, { id, sealed, text, html, links }: MailRow): MailContent {
  // Those of earlier versions lie open until the first round of the sweep.
  return sealed === '' ? { text, html, links } : (JSON.parse(secrets.unwrap(sealed, mailPurpose(id))) as MailContent)
}

function hashOfSecretIn(link: string): string | null {
  const parameters = new URL(link).searchParams
  const secret = SECRET_PARAMETERS.map((name) => parameters.get(name)).find((value) => value !== null)
  return secret === undefined || secret === null ? null : createHash('sha256').update(secret).digest('base64url')
}
