/** The endpoints of exports, and the job that makes them. */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { askExport as askEndpoint, downloadExport, getExport } from '@atrium/contract/account-export'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { parse } from '#http/input/parse.ts'
import { actorOf, serve } from '#http/serve.ts'
import { askExport, lookAtExport } from './ask-export.ts'
import { type Download, startDownload } from './download-export.ts'
import { serveLearnerArchive } from './learner-archive.ts'
import { makeNextExport } from './make-export.ts'

/** What a crash left in the middle is looked for so often. */
const ROUND_MS = MINUTE_MS

export async function serveAccountExport(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, jobs } = context
  const job = jobs.run({
    name: 'exports of accounts',
    everyMs: ROUND_MS,
    round: (isStopped) => makeNextExport(context, isStopped),
  })
  serve(app, guards, getExport, ({ actor }) => lookAtExport(context, { actor }))
  serve(app, guards, askEndpoint, async ({ actor, idempotencyKey }) => {
    const asked = await askExport(context, { actor, idempotencyKey })
    job.wake()
    return asked
  })
  serveLearnerArchive(app, context)
  // Not through `serve`: its answer is no JSON. Bearer and body are checked as there.
  app.post(downloadExport.path, async (request, reply) => {
    const actor = await actorOf(request, guards, downloadExport)
    const { token } = parse(downloadExport.body, request.body)
    const download = await startDownload(context, { actor, token })
    void tellHowItEnded(reply, download)
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
    })
    // Little is read ahead: a part that is read says that the download goes on.
    return reply.send(Readable.from(download.archive, { highWaterMark: 1 }))
  })
}

async function tellHowItEnded(reply: FastifyReply, { ended }: Download): Promise<void> {
  const arrived = await finished(reply.raw).then(
    () => true,
    () => false,
  )
  await ended(arrived).catch((err: unknown) => reply.log.error({ err }, 'the end of a download was not kept'))
}
