/** Owners are told of certificates that end soon: once for each, of connections that people sign in by. */
import { certificateNoticeDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { mailOwners } from '#members/notices/mail-owners.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { endOf } from '#single-sign-on/saml/metadata/certificates.ts'
import { lockConnection, type SamlConnection, samlConnectionsAfter, setToldEnds } from './queries.ts'

const AT_ONCE = 200

/** Any number of processes may do it at once. */
export async function tellOfCertificates(
  context: Pick<SsoContext, 'outbox' | 'settings'> & { db: Database },
  now: Date,
): Promise<void> {
  let after: string | undefined
  do {
    const page = await samlConnectionsAfter(context.db, { after, limit: AT_ONCE })
    for (const row of page) if (endingSoon(row, now)) await tell(context, row, now)
    after = page.length === AT_ONCE ? page.at(-1)?.id : undefined
  } while (after !== undefined)
}

/** The first end and the last of those that nobody was told of. */
function endingSoon({ settings, toldEnds }: SamlConnection, now: Date): { first: Date; last: Date } | undefined {
  const ends = settings.certificates
    .map((pem) => endOf(pem).getTime())
    .filter((end) => end > (toldEnds?.getTime() ?? 0) && end <= now.getTime() + certificateNoticeDays * DAY_MS)
  return ends.length === 0 ? undefined : { first: new Date(Math.min(...ends)), last: new Date(Math.max(...ends)) }
}

/** Asked again behind the connection's lock, so that of any number who come upon it one tells. */
async function tell(
  context: Pick<SsoContext, 'outbox' | 'settings'> & { db: Database },
  { organizationId, id }: SamlConnection,
  now: Date,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockConnection(tx, organizationId, id)
    const ending = row?.kind === 'saml' && row.state === 'on' ? endingSoon(row, now) : undefined
    if (!row || !ending) return
    await setToldEnds(tx, row, ending.last)
    const pathOf = (name: string) => `/organizations/${name}/settings/single-sign-on`
    await mailOwners(tx, context, { organizationId, template: 'certificate_ending', on: ending.first, pathOf })
  })
}
