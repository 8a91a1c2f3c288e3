/** The endpoints of rosters and the actions that answer them. */
import * as contract from '@atrium/contract/people/rosters'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { createTurns } from '#limits/turns.ts'
import { leaseSeconds, workOff } from './applying/work.ts'
import { createRosterReader } from './reading/reader.ts'
import { receiveArchive } from './uploads/receive.ts'
import { apply, discard, follow, lines, list, takeBack } from './uploads/rosters.ts'
import { upload } from './uploads/upload.ts'
import { linkThoseWhoWait } from './waiting-job.ts'

/** Archives that are received at once, all of them and those of one caller: each stands in memory. */
const RECEIVED = { places: 4, each: 1, waiting: { each: 2, all: 20 }, patienceMs: { own: 30_000, others: 30_000 } }

export async function serveRosters(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, limiter, jobs } = context
  const reader = createRosterReader()
  app.addHook('onClose', () => reader.close())
  const turns = createTurns(RECEIVED)
  const worker = jobs.run({
    name: 'rosters',
    // What a crash left in the middle is leased until it is looked at again.
    everyMs: leaseSeconds * 1_000,
    async round(isStopped) {
      await workOff(context, isStopped)
      return 'done'
    },
  })
  linkThoseWhoWait(jobs, context)
  const ofRoster = <Asked extends { params: { id: string } }>({ params: { id }, ...asked }: Asked) => ({ ...asked, id })

  serve(app, guards, contract.uploadRoster, async ({ actor, membership, form, idempotencyKey }) => {
    await countAttempt(limiter, { limit: 'importStart', subject: actor.uid })
    const leave = await turns.enter()
    try {
      const archive = await receiveArchive(form.files)
      const { source } = form.body()
      return await upload({ ...context, reader }, { actor, membership, archive, source, idempotencyKey })
    } finally {
      leave()
    }
  })
  serve(app, guards, contract.listRosters, ({ membership, query: { page, limit } }) =>
    list(context, { membership, page, limit }),
  )
  serve(app, guards, contract.getRoster, (asked) => {
    // Somebody waits for it: if whoever had it is gone, this process goes on.
    worker.wake()
    return follow(context, ofRoster(asked))
  })
  serve(app, guards, contract.listRosterLines, ({ membership, params: { id }, query }) =>
    lines(context, { membership, id, ...query }),
  )
  serve(app, guards, contract.applyRoster, async (asked) => {
    const roster = await apply(context, { ...ofRoster(asked), leaving: asked.body.leaving })
    worker.wake()
    return roster
  })
  serve(app, guards, contract.takeBackRoster, async (asked) => {
    const roster = await takeBack(context, ofRoster(asked))
    worker.wake()
    return roster
  })
  serve(app, guards, contract.discardRoster, (asked) => discard(context, ofRoster(asked)))
}
