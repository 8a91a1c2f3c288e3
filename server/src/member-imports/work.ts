/** Does what imports ask for, a few lines a transaction, until there is nothing left to do. */
import { type LineProblem, startImport } from '@atrium/contract/people/people-import'
import { nameKey } from '@atrium/contract/rules/normalize'
import { amongMany } from '#audit/among-many.ts'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { countMailOfEach, emailsOf, givingUnsentBack, type MailingInviter } from '#invites/counted-mail.ts'
import { amongFirstInvites, type MayGo } from '#invites/first-invites.ts'
import { endOf, issueAll } from '#invites/issue.ts'
import { ensureLabels } from '#labels/ensure-labels.ts'
import { workOffLeased } from '#jobs/leased-work.ts'
import { holdPeople } from '#members/change-members.ts'
import { changeMembers } from '#members/imported.ts'
import { endOfWaiting } from '#members/terms/end-of-waiting.ts'
import { roleIn } from '#members/membership.ts'
import { termEnd } from '#members/terms/term-ends.ts'
import { candidatesFor, confirmedNow } from '#users/accounts/confirmed.ts'
import type { ImportsContext } from './context.ts'
import { finish } from './finish.ts'
import { unreadable } from './line-errors.ts'
import { plan } from './plan.ts'
import { defaultRole, type PlannedLine } from './plan-lines.ts'
import {
  extendLease,
  finishImport,
  importContext,
  type ImportRow,
  leaseImport,
  type LineRow,
  settleLines,
  waitingLines,
} from './queries.ts'

export const leaseSeconds = 10

const senderUnconfirmed: LineProblem = { code: 'sender_unconfirmed' }

/** Works until no import waits, or `stopped` says so. Any number of processes may do it at once. */
export function workOff(context: ImportsContext, stopped: () => boolean): Promise<void> {
  return workOffLeased(
    {
      name: 'import of people',
      lease: () => leaseImport(context.db, leaseSeconds),
      doNext: (row, limit) => nextLines(context, row, limit),
      giveUpNext: (row) => giveUpLine(context, row),
    },
    stopped,
  )
}

/** One transaction: a crash leaves a line untouched or done, never half done. Answers whether there is more. */
async function nextLines(context: ImportsContext, row: ImportRow, limit: number): Promise<boolean> {
  const { db } = context
  const seen = await waitingLines(db, row.id, limit)
  // Nobody is written to on behalf of an organization that was deleted.
  const isDeleted = (await importContext(db, row))?.isDeleted ?? true
  const candidates = await candidatesFor(context, emailsOf(seen))
  // Behind all else that may fail before the transaction: what is counted there is not given back.
  const mails = isDeleted
    ? { refused: new Map<number, LineProblem>(), counted: [] }
    : await countLines(context, row, seen)
  const invited = new Set<number>()
  const doing = async (tx: Transaction, confirmed: ReadonlyMap<string, string>, mayGo: MayGo) => {
    // One at a time: a slow worker whose lease ran out and the next one would both do a line otherwise.
    await holdPeople(tx, row.organizationId)
    const waiting = await waitingLines(tx, row.id, limit)
    const lines = waiting.filter(({ line }) => seen.some((one) => one.line === line))
    const place = await importContext(tx, row)
    const role = await roleIn(tx, row.organizationId, row.startedBy)
    const mayStart = role !== undefined && startImport.access.organization.includes(role)
    if (waiting.length === 0 || !place) {
      await finish(tx, row)
      return false
    }
    // Told of each: whoever restores it imports what was skipped again, or leaves it.
    const stopped: LineProblem | null = place.isDeleted
      ? { code: 'organization_deleted' }
      : mayStart
        ? null
        : { code: 'starter_no_owner' }
    const planned = await plan(tx, row.organizationId, lines, confirmed)
    const settled = planned.map((line): PlannedLine => {
      const isMailed = stopped === null && line.action === 'add'
      const unmailed = isMailed ? (mails.refused.get(line.line) ?? (mayGo() ? null : senderUnconfirmed)) : null
      const reason = stopped ?? unmailed
      return reason === null ? line : { ...line, action: 'refuse', reason, note: null }
    })
    const labels = await labelsOf(tx, row, settled)
    await invite(tx, context, row, place, settled, labels)
    await change(tx, context, row, settled, labels)
    await settleLines(tx, row.id, settled)
    await extendLease(tx, row.id, leaseSeconds)
    for (const { line, action } of settled) if (action === 'add') invited.add(line)
    return true
  }
  const working = async (tx: Transaction) => {
    // Accounts before people before the organization, as everywhere. Asked again: an address may be confirmed, or no more, meanwhile.
    const confirmed = await candidates.confirmed(tx)
    return amongFirstInvites(tx, senderOf(row), seen.length, (mayGo) => doing(tx, confirmed, mayGo))
  }
  return givingUnsentBack(
    context,
    senderOf(row),
    // Not sent: another worker was there first, or somebody is a member or known to be none by now.
    { counted: mails.counted, isSent: ({ line }) => invited.has(line) },
    () => db.transaction(working),
  )
}

function senderOf({ startedBy: uid, senderConfirmed: emailVerified }: ImportRow): MailingInviter {
  return { uid, emailVerified, bulk: true }
}

/** A line that cannot be done is refused; where it is the end, nothing is told. */
function giveUpLine({ db }: ImportsContext, row: ImportRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdPeople(tx, row.organizationId)
    const [line] = await waitingLines(tx, row.id, 1)
    if (!line) {
      await finishImport(tx, row.id)
      return false
    }
    await settleLines(tx, row.id, [{ line: line.line, action: 'refuse', reason: unreadable }])
    await extendLease(tx, row.id, leaseSeconds)
    return true
  })
}

interface CountedLines {
  /** By their number, the lines that no mail may go to, and why. */
  refused: Map<number, LineProblem>
  counted: { line: number; email: string }[]
}

/** Counted before the transaction, as every limit is; only for whom a mail would go to. */
async function countLines(context: ImportsContext, row: ImportRow, lines: LineRow[]): Promise<CountedLines> {
  const confirmed = await confirmedNow(context, emailsOf(lines))
  const planned = await plan(context.db, row.organizationId, lines, confirmed)
  const adding = planned.filter(({ action }) => action === 'add')
  const { counted, refused } = await countMailOfEach(context, senderOf(row), adding)
  return { counted, refused: new Map([...refused].map(([{ line }, problem]) => [line, problem])) }
}

type Place = NonNullable<Awaited<ReturnType<typeof importContext>>>

/** Answers the ids of a line's labels, which are made where there were none for lines that give them. */
async function labelsOf(
  tx: Transaction,
  { organizationId }: ImportRow,
  lines: PlannedLine[],
): Promise<(line: PlannedLine) => string[]> {
  const giving = lines.filter(({ action }) => action === 'add' || action === 'change')
  const ids = await ensureLabels(
    tx,
    organizationId,
    giving.flatMap(({ labels }) => labels),
  )
  return ({ labels }) => labels.flatMap((name) => ids.get(nameKey(name)) ?? [])
}

/** Invites whom the lines add, all with one statement a table. */
async function invite(
  tx: Transaction,
  context: ImportsContext,
  { organizationId, startedBy }: ImportRow,
  { displayName, startedByName }: Place,
  lines: PlannedLine[],
  labelIdsOf: (line: PlannedLine) => string[],
): Promise<void> {
  const target = { organizationId, authorId: null, displayName, parameter: 'invite' as const }
  const expiresAt = endOf(undefined, new Date())
  const added = lines.filter(({ action }) => action === 'add')
  const ends = await inviteEnds(tx, organizationId, added, expiresAt)
  const wanted = added.map((line) => {
    const { email, givenName, familyName, role, startsOn, endsOn } = line
    const labels = labelIdsOf(line)
    const common = { email, givenName, familyName, role: role ?? defaultRole, labels, maxUses: 1 }
    return { ...common, startsOn, endsOn, expiresAt: ends.get(endsOn) ?? expiresAt }
  })
  await issueAll(tx, context, target, { uid: startedBy, displayName: startedByName }, wanted)
  await audit(
    tx,
    ...wanted.map(({ email, role }): AuditRecord => {
      const detail = { role, uses: 1, [amongMany]: true }
      return { actor: startedBy, action: 'invite.created', subject: email, organizationId, detail }
    }),
  )
}

/** When invites to memberships with these last days end: with them, where that is before `latest`. */
async function inviteEnds(tx: Transaction, organizationId: string, lines: PlannedLine[], latest: Date) {
  const ends = new Map<string | null, Date>()
  for (const endsOn of new Set(lines.map((line) => line.endsOn))) {
    const over = await termEnd(tx, organizationId, { startsOn: null, endsOn })
    ends.set(endsOn, over !== undefined && over < latest ? over : latest)
  }
  return ends
}

/** Gives whom the lines change their roles, labels and days. */
async function change(
  tx: Transaction,
  context: ImportsContext,
  { organizationId, startedBy }: ImportRow,
  lines: PlannedLine[],
  labelIdsOf: (line: PlannedLine) => string[],
): Promise<void> {
  const changes = lines.flatMap((line) => {
    const { action, uid, role } = line
    const term = line.note?.code === 'changes' ? line.note.term : null
    return action === 'change' && uid !== null ? [{ uid, role, labelIds: labelIdsOf(line), term }] : []
  })
  await changeMembers(tx, { organizationId, actor: startedBy }, changes)
  const termed = changes.flatMap(({ uid, term }) => (term === null ? [] : [uid]))
  await endOfWaiting(context, tx, { organizationId, uids: termed })
}
