/** The endpoints of ranks and the actions that answer them. */
import * as contract from '@atrium/contract/people/ranks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import * as ranks from './ranks.ts'

export function serveRanks(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, contract.topFiveRank, ({ membership }) => ranks.topPeople(db, membership))
  serve(app, guards, contract.highlightedCounts, ({ membership }) => ranks.counts(db, membership))
  serve(app, guards, contract.topClassTrophies, ({ membership }) => ranks.topOfClasses(db, membership))
  serve(app, guards, contract.postAchievement, ({ actor, membership, body, idempotencyKey }) =>
    ranks.achieve(db, { actor, membership, body, idempotencyKey }),
  )
}
