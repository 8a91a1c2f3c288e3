/** Creates the organizations that a waiting CSV lists, however often it is asked to. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { importOrganizations } from '@atrium/contract/organizations'
import { audit } from '#audit/audit.ts'
import { type Database, isOfTheGone, isUniqueViolation } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { requireOperator } from '#http/operators.ts'
import { roleIn } from '#members/membership.ts'
import { insertOwned, type Wanted } from '#organizations/create.ts'
import { organizationByName, organizationNamed } from '#organizations/queries.ts'
import { type CurrentAccount, uidOfEmail } from '#users/accounts/by-email.ts'
import type { FileLine } from './import-file.ts'
import { waitingLines } from './waiting-file.ts'

type Answer = AnswerOf<typeof importOrganizations>
type Line = Answer['lines'][number]

export interface ImportSettings {
  /** Folded addresses of those who may start it. */
  operatorEmails: readonly string[]
  importFile: string
  /** No organization's display name reads as it. */
  productName: string
}

export interface Importing {
  db: Database
  settings: ImportSettings
  provider: { currentAccount?: CurrentAccount }
}

/**
 * A transaction a line, so that a crash leaves whole organizations and the next run goes on behind them.
 * Refuses with `forbidden` unless a verified address of the actor is an operator's, with `not_found` where no
 * file waits, and with `invalid_input` for a file that is no such CSV; a line that cannot be is told as refused.
 */
export async function importWaiting(importing: Importing, { actor }: { actor: Actor }): Promise<Answer> {
  const { operatorEmails, importFile } = importing.settings
  requireOperator(actor, operatorEmails)
  const lines: Line[] = []
  for await (const line of waitingLines(importFile)) lines.push(await importLine(importing, actor, line))
  const counted = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length
  return { created: counted('created'), existing: counted('exists'), refused: counted('refused'), lines }
}

async function importLine(
  { db, provider: { currentAccount } }: Importing,
  actor: Actor,
  file: FileLine,
): Promise<Line> {
  const { line, name } = file
  const told = (outcome: Line['outcome'], reason: string | null = null) => ({ line, name, outcome, reason })
  if (!file.wanted) return told('refused', file.reason)
  const uid = await uidOfEmail(db, file.ownerEmail, currentAccount)
  if (uid === undefined) return told('refused', refusals.user_not_found)
  const owner = { uid, email: file.ownerEmail }
  try {
    if (!(await organizationNamed(db, name)) && (await created(db, actor, file.wanted, owner))) return told('created')
  } catch (error) {
    // Since it was looked for.
    if (isOfTheGone(error)) return told('refused', refusals.user_not_found)
    throw error
  }
  const isTheirs = await owns(db, uid, name)
  return isTheirs ? told('exists') : told('refused', refusals.organization_exists)
}

/** False when somebody else, or another run, was quicker to the name. */
async function created(db: Database, actor: Actor, wanted: Wanted, owner: { uid: string; email: string }) {
  try {
    await db.transaction(async (tx) => {
      const { id: organizationId, name: subject } = await insertOwned(tx, wanted, owner)
      await audit(tx, { actor: actor.uid, action: 'organization.imported', subject, organizationId })
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'organizations_name')) return false
    throw error
  }
}

/** A deleted organization is nobody's, though its name rests. */
async function owns(db: Database, uid: string, name: string): Promise<boolean> {
  const organization = await organizationByName(db, name)
  if (!organization) return false
  return (await roleIn(db, organization.id, uid)) === 'owner'
}
