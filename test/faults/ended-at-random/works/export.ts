/** The archive of what is kept about an account: made whole and mailed once, or not there. */
import { expect } from 'vitest'
import { rowsOf } from '../../support/two-servers.ts'
import { isDone, type Life, unlessAlike, type Work } from '../work.ts'

const path = '/api/users/account/export'
const patience = { timeout: 120_000, interval: 100 }

/** Of the owner of all schools. */
export function exporting(email: string): Work {
  let mailsBefore = 0
  const mails = async (database: Parameters<Work['faults']>[0]) => {
    const [row] = await rowsOf<{ mails: number }>(
      database,
      `select count(*)::int as mails from mails where template = 'export_ready' and recipient = '${email}'`,
    )
    return row?.mails ?? 0
  }
  const start = async ({ ask }: Life) => void (await ask(path, { method: 'POST' }))
  return {
    name: 'an archive',
    async prepare(database) {
      await rowsOf(database, `update account_exports set asked_at = asked_at - interval '2 days'`)
      mailsBefore = await mails(database)
    },
    begin: start,
    async settle(life) {
      const look = async () => {
        const answer = await life.ask(path)
        const isThere = isDone(answer) && answer.body['nextAt'] !== null
        if (!isThere && isDone(answer)) await start(life)
        return answer.body['state'] === 'ready' && isThere
      }
      await expect.poll(look, patience).toBe(true)
    },
    async faults(database) {
      const rows = await rowsOf<{ parts: number; kept: number; leased: boolean }>(
        database,
        `select e.parts, (select count(*)::int from account_export_parts p where p.export_id = e.id) as kept,
          leased_until is not null as leased from account_exports e`,
      )
      const orphans = await rowsOf(
        database,
        'select 1 from account_export_parts where export_id not in (select id from account_exports)',
      )
      return [
        ...rows.flatMap(({ parts, kept }) => unlessAlike('parts of an archive', kept, parts)),
        ...unlessAlike(
          'an archive has parts',
          rows.some(({ parts }) => parts > 0),
          true,
        ),
        ...unlessAlike(
          'leases of archives',
          rows.map(({ leased }) => leased),
          rows.map(() => false),
        ),
        ...unlessAlike('parts of no archive', orphans.length, 0),
        ...unlessAlike('mails about an archive', (await mails(database)) - mailsBefore, 1),
      ]
    },
  }
}
