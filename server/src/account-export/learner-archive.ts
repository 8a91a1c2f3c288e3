/**
 * What is kept of a learner without an address, as an archive: they have nowhere to ask for it and no mailbox that a link
 * could go to, so that an owner of their organization, whose account it is, fetches it for them.
 */
import { Readable } from 'node:stream'
import { downloadLearnerArchive } from '@atrium/contract/people/learners'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { audit } from '#audit/audit.ts'
import { parse } from '#http/input/parse.ts'
import { type Asking, membershipFor } from '#http/membership.ts'
import { requireRecentSignIn } from '#http/recent-sign-in.ts'
import { actorOf } from '#http/serve.ts'
import { countForOrganization } from '#learners/context.ts'
import { oneLearner } from '#learners/list.ts'
import { filesOf } from './archive-files.ts'

/** Not through `serve`: its answer is no JSON. Bearer, sign-in, rights and input are checked as there. */
export function serveLearnerArchive(app: FastifyInstance, context: AreaContext): void {
  const { guards } = context
  app.get(downloadLearnerArchive.path, async (request, reply) => {
    const actor = await actorOf(request, guards, downloadLearnerArchive)
    requireRecentSignIn(actor)
    const { id } = parse(downloadLearnerArchive.params, request.params)
    const query = parse(downloadLearnerArchive.query, request.query)
    const membership = await membershipFor(downloadLearnerArchive, guards, actor, { params: { id }, query })
    const archive = await archiveOf(context, { actor, membership, uid: id })
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="learner-data.zip"',
      'cache-control': 'no-store',
    })
    return reply.send(archive)
  })
}

/** Made while it is sent, and kept nowhere. Refuses with `not_found` for whoever is no learner here, and `too_many_requests`. */
async function archiveOf(
  context: AreaContext,
  { actor, membership: { organizationId }, uid }: Asking & { uid: string },
): Promise<Readable> {
  const { db } = context
  await oneLearner(db, organizationId, uid)
  await countForOrganization(context, 'learnerChange', { organizationId, times: 1 })
  await db.transaction((tx) =>
    audit(tx, { actor: actor.uid, action: 'learner.archive_taken', subject: uid, organizationId }),
  )
  const { zipOf } = await import('./zip.ts')
  return Readable.from(zipOf(filesOf(context, { uid, emailKey: null })))
}
