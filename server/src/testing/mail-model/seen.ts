/** What arrived in mailboxes, and what the links in it open. */
import { sql } from 'drizzle-orm'
import type { Language } from '@atrium/contract/languages'
import { openMail } from '#messaging/sealed-mail.ts'
import type { MailRow } from '#messaging/queries.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { addressIn, ask, askIdentity, emailOf, type Real } from './real.ts'
import { type Mail, organizationNames, publisherName, type Secret, type World } from './world.ts'

const names = [...organizationNames, publisherName]
const secretIn: Record<string, string> = { invite: 'invite', record_changed: 'code' }

/** Those that arrived since somebody looked. What their links bear is kept by the names that the rules give them. */
export async function newMails(real: Real): Promise<Mail[]> {
  const { rows } = (await real.server.database.db
    .execute(sql`select id, template, recipient, subject, sealed, text, html, links
    from mails where recipient like ${`%@${real.name}.org`} or recipient like ${`%@${real.name}.example`}
    order by created_at, id`)) as { rows: MailRow[] }
  return rows
    .filter(({ id }) => !real.read.has(id))
    .map((row) => {
      real.read.add(row.id)
      const { template, recipient } = row
      const { text, html, links } = openMail(testSecrets, row)
      const to = addressIn(real, recipient)
      const before = real.arrived.get(`${template} ${to}`) ?? 0
      real.arrived.set(`${template} ${to}`, before + 1)
      for (const link of links) keepSecret(real, `${template} ${to} ${before}`, template, link)
      const language = (/<html lang="([^"]+)"/.exec(html)?.[1] ?? null) as Language | null
      // What it offered was taken back in the same moment, and what it said went with that.
      if (language === null) {
        real.emptied.add(`${template} ${to} ${before}`)
        return { template, to, language: 'any', about: null }
      }
      return { template, to, language, about: names.find((name) => text.includes(name)) ?? null }
    })
}

function keepSecret(real: Real, name: string, template: string, link: string): void {
  const { origin, searchParams } = new URL(link)
  if (origin !== 'http://localhost:8080') throw new Error(`a mail leads to ${origin}`)
  const secret = searchParams.get(secretIn[template] ?? 'oobCode')
  if (secret !== null) real.secrets.set(name, secret)
}

/** Whether the link of a mail opens something; and of whom it says that it is, for the one that it was mailed to. */
async function opensReally(real: Real, name: string, secret: Secret): Promise<boolean> {
  const token = real.secrets.get(name) ?? 'none'
  const preview = (url: string, payload: object) => ask(real, null, 'en', { method: 'POST', url, payload })
  switch (secret.template) {
    case 'invite': {
      const { status, body } = await preview('/api/users/invites/preview', { token })
      const isRight = body['address'] === emailOf(real, secret.address) && body['name'] === real.name
      if (status === 200 && !isRight) throw new Error(`${name} opens ${JSON.stringify(body)}`)
      return status === 200
    }
    case 'record_changed':
      return (await preview('/api/users/changes/preview', { token })).status === 200
    case 'new_sign_in':
      return (await preview('/api/iam/auth/new-sign-in/preview', { code: token })).status === 200
    default: {
      const { status, body } = await askIdentity(real, 'resetPassword', { oobCode: token })
      if (status === 200 && body['email'] !== emailOf(real, secret.address))
        throw new Error(`${name} opens ${JSON.stringify(body)}`)
      return status === 200
    }
  }
}

/** What of the mails that could be read opens something. */
export async function openingReally(real: Real, { secrets }: World): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {}
  for (const [name, secret] of Object.entries(secrets)) {
    if (!real.emptied.has(name)) found[name] = await opensReally(real, name, secret)
  }
  return found
}
