/** The endpoint of the timeline and the action that answers it. */
import { timeline } from '@atrium/contract/people/timeline'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { timelineOf } from './timeline.ts'

export function serveTimeline(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, timeline, ({ membership, query }) => timelineOf(db, { ...query, membership }))
}
