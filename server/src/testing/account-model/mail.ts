/** What was mailed for an account, under the names that its secrets have in the model. */
import { sql } from 'drizzle-orm'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import type { Account, Secret } from './account.ts'
import { type Real, sessionIdOf } from './real.ts'

/** How much had been mailed. */
interface Mailed {
  codes: number
  links: number
  told: number
}

export function mailedSoFar({ the }: Real): Mailed {
  return { codes: the.codes.length, links: the.signInMails.length, told: the.newSignIns.length }
}

/** Gives what was mailed since then the names that an account has for it. */
export async function readMail(real: Real, accounts: readonly Account[], before: Mailed): Promise<void> {
  const { the, uid, email, secrets, digits } = real
  const named = (of: (secret: Secret) => boolean) =>
    accounts
      .flatMap((account) => Object.entries(account.secrets))
      .find(([name, secret]) => !secrets.has(name) && of(secret))?.[0]
  for (const code of the.codes.slice(before.codes)) {
    if (code.uid !== uid) continue
    const name = named(({ kind, address, newAddress }) => {
      return modes[kind] === code.kind && email[newAddress ?? address] === code.email
    })
    if (name !== undefined) secrets.set(name, code.code)
    // What was refused in the end was never mailed.
    else if ((await the.call('resetPassword', { oobCode: code.code })).status === 200)
      throw new Error(`a code that nothing tells of: ${code.kind} to ${code.email}`)
  }
  for (const { link, linkHash, code, email: to } of the.signInMails.slice(before.links)) {
    const [asked, page] = [...digits].find(([, one]) => one.linkHash === linkHash) ?? []
    const name =
      asked ?? named(({ kind, address, guesses }) => kind === 'link' && !isTyped(guesses) && email[address] === to)
    if (name !== undefined && link !== null) secrets.set(name, link)
    if (page) page.code = code ?? ''
  }
  for (const { code } of the.newSignIns.slice(before.told)) {
    const begun = await sessionOf(real, code)
    const [name] = [...real.sessions].find(([, { idToken }]) => sessionIdOf(idToken) === begun) ?? []
    if (name !== undefined) secrets.set(name, code)
  }
}

function isTyped(guesses: Secret['guesses']): boolean {
  return guesses !== undefined
}

async function sessionOf({ the }: Real, code: string): Promise<string | undefined> {
  const { rows } = (await the.database.db.execute(
    sql`select session_id from one_time_secrets where hash = ${hashSecret(code)}`,
  )) as { rows: { session_id: string }[] }
  return rows[0]?.session_id
}

const modes: Partial<Record<Secret['kind'], string>> = {
  reset: 'resetPassword',
  verify: 'verifyEmail',
  change: 'verifyAndChangeEmail',
  recover: 'recoverEmail',
}
