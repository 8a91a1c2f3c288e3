/** The endpoint of the timeline and the action that answers it. */
import { timeline } from '@atrium/contract/people/timeline'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { timelineOf } from './timeline.ts'

export async function serveTimeline(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, timeline, ({ membership, query }) => timelineOf(context, { ...query, membership }))
}
