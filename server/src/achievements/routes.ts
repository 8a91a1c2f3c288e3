/** The endpoints of ranks and the actions that answer them. */
import * as contract from '@atrium/contract/people/ranks'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import * as ranks from './ranks.ts'

export async function serveRanks(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, contract.topFiveRank, ({ membership }) => ranks.topPeople(context, { membership }))
  serve(app, guards, contract.highlightedCounts, ({ membership }) => ranks.counts(context, { membership }))
  serve(app, guards, contract.topClassTrophies, ({ membership }) => ranks.topOfClasses(context, { membership }))
  serve(app, guards, contract.postAchievement, ({ actor, membership, body, idempotencyKey }) =>
    ranks.achieve(context, { ...body, actor, membership, idempotencyKey }),
  )
}
