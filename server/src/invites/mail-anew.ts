/**
 * An invite that was given back, such as with a removal that was taken back, leads somewhere again. A mail that waited to be
 * sent as it ended was emptied, and its link with it: it goes anew, with another link.
 */
import type { Transaction } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { InvitesContext } from './context.ts'
import { answered, mailInvites, type Target } from './issue.ts'
import { type FoundInvite, inviteBySecret, setTokenAnew, takeToMailAnew } from './queries.ts'
import { newSecrets } from './secrets.ts'

const EVERY_MS = 15_000
const AT_ONCE = 50

/** Any number of processes may do it at once. */
export function mailAnew(jobs: Jobs, context: InvitesContext): void {
  jobs.run({ name: 'invites given back', everyMs: EVERY_MS, round: () => mailGivenBack(context) })
}

/** One round, in one transaction: what fails is tried again by the next. */
export function mailGivenBack(context: InvitesContext): Promise<'more' | 'done'> {
  return context.db.transaction(async (tx) => {
    const due = await takeToMailAnew(tx, AT_ONCE)
    for (const { tokenHash } of due) {
      const found = await inviteBySecret(tx, { column: 'token', hash: tokenHash })
      if (found) await mail(tx, context, found)
    }
    return due.length === AT_ONCE ? 'more' : 'done'
  })
}

async function mail(tx: Transaction, context: InvitesContext, found: FoundInvite): Promise<void> {
  const { id, email, expiresAt, createdBy: uid } = found.invite
  const target = targetOf(found)
  const { tokenHash, codeHash: _, ...secrets } = newSecrets()
  await setTokenAnew(tx, id, tokenHash)
  const { url: link } = answered(context, target, { id, expiresAt, ...secrets })
  await mailInvites(tx, context, target, { uid, displayName: found.invitedBy }, [{ email, link, expiresAt }])
}

function targetOf({ invite: { organizationId, authorId }, organization, author }: FoundInvite): Target {
  const parameter = organization ? 'invite' : 'authorInvite'
  return { organizationId, authorId, displayName: organization?.displayName ?? author?.name ?? '', parameter }
}
