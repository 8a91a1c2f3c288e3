/** Does what imports ask for, a few lines a transaction, until there is nothing left to do. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { InvitesContext } from '#invites/context.ts'
import { countMail, endOf, issue } from '#invites/issue.ts'
import { Refusal } from '#http/refusal.ts'
import { changeMember, ensureLabels } from '#people/imported.ts'
import { holdPeople } from '#people/keep-an-owner.ts'
import { roleIn } from '#people/membership.ts'
import { errorsOf } from './line-errors.ts'
import { defaultRole, plan, type PlannedLine } from './plan.ts'
import {
  importContext,
  type ImportRow,
  leaseImport,
  type LineRow,
  moveImport,
  settleLine,
  waitingLines,
} from './queries.ts'

const LINES_AT_ONCE = 50
export const leaseSeconds = 10

/** Works until no import waits, or `stopped` says so. Any number of processes may do it at once. */
export async function workOff(context: InvitesContext, stopped: () => boolean): Promise<void> {
  for (;;) {
    const row = stopped() ? undefined : await leaseImport(context.db, leaseSeconds)
    if (!row) return
    let more = true
    while (more && !stopped()) more = await nextLines(context, row)
  }
}

type Settled = Pick<PlannedLine, 'action' | 'reason'>

/** One transaction: a crash leaves a line untouched or done, never half done. Answers whether there is more. */
async function nextLines(context: InvitesContext, row: ImportRow): Promise<boolean> {
  const { db } = context
  const seen = await waitingLines(db, row.id, LINES_AT_ONCE)
  const refusedMail = await linesWithoutMail(context, row, seen)
  return db.transaction(async (tx) => {
    // One at a time: a slow worker whose lease ran out and the next one would both do a line otherwise.
    await holdPeople(tx, row.organizationId)
    const waiting = await waitingLines(tx, row.id, LINES_AT_ONCE)
    const lines = waiting.filter(({ line }) => seen.some((one) => one.line === line))
    const place = await importContext(tx, row)
    const role = await roleIn(tx, row.organizationId, row.startedBy)
    if (waiting.length === 0 || !place) {
      await moveImport(tx, row.id, 'finished')
      return false
    }
    const planned = await plan(
      tx,
      row.organizationId,
      lines.map((line) => ({ ...line, reason: null })),
    )
    for (const line of planned) {
      const stopped = role === 'owner' ? null : errorsOf.stopped
      const reason = stopped ?? (line.action === 'add' ? (refusedMail.get(line.line) ?? null) : null)
      const settled: Settled = reason === null ? line : { action: 'refuse', reason }
      if (settled.action === 'add') await invite(tx, context, row, place, line)
      if (settled.action === 'change') await change(tx, row, line)
      await settleLine(tx, row.id, line.line, settled)
    }
    await moveImport(tx, row.id, { leaseSeconds })
    return true
  })
}

/** Counted before the transaction, as every limit is; only for whom a mail would go to. */
async function linesWithoutMail(
  context: InvitesContext,
  row: ImportRow,
  lines: LineRow[],
): Promise<Map<number, string>> {
  const planned = await plan(
    context.db,
    row.organizationId,
    lines.map((line) => ({ ...line, reason: null })),
  )
  const refused = new Map<number, string>()
  for (const { line, email, action } of planned) {
    if (action !== 'add') continue
    try {
      await countMail(context, email)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.set(line, errorsOf.mails)
    }
  }
  return refused
}

type Place = NonNullable<Awaited<ReturnType<typeof importContext>>>

async function invite(
  tx: Transaction,
  context: InvitesContext,
  { organizationId, startedBy }: ImportRow,
  { displayName, startedByName }: Place,
  { email, role, labels: names }: PlannedLine,
): Promise<void> {
  const labels = await ensureLabels(tx, organizationId, names)
  const target = { organizationId, authorId: null, displayName, parameter: 'invite' as const }
  const wanted = {
    ...{ email, role: role ?? defaultRole, labels: [...labels.values()], maxUses: 1 },
    expiresAt: endOf(undefined, new Date()),
  }
  await issue(tx, context, target, { uid: startedBy, displayName: startedByName }, wanted)
  const detail = { role: wanted.role, uses: 1 }
  await audit(tx, { actor: startedBy, action: 'invite.created', subject: email, organizationId, detail })
}

async function change(tx: Transaction, { organizationId, startedBy }: ImportRow, line: PlannedLine): Promise<void> {
  if (line.uid === null) return
  const labels = await ensureLabels(tx, organizationId, line.labels)
  const labelIds = line.labels.flatMap((name) => labels.get(nameKey(name)) ?? [])
  await changeMember(tx, { organizationId, actor: startedBy, uid: line.uid, role: line.role, labelIds })
}
