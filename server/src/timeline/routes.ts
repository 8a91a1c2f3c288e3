/** The endpoints of the timeline, the actions that answer them, and the job that keeps timelines short. */
import { changeTimelineSettings, getTimelineSettings, timeline } from '@atrium/contract/people/timeline'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { serveExport } from './export.ts'
import { changeSettings, settingsOf } from './settings.ts'
import { sweepTimelines } from './sweep.ts'
import { timelineOf } from './timeline.ts'

export async function serveTimeline(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { db, guards, jobs } = context
  const sweep = jobs.run({
    name: 'timelines',
    everyMs: HOUR_MS,
    round: (isStopped) => sweepTimelines(db, new Date(), isStopped),
  })
  serve(app, guards, timeline, ({ membership, query }) => timelineOf(context, { ...query, membership }))
  serveExport(app, context)
  serve(app, guards, getTimelineSettings, ({ membership }) => settingsOf(context, { membership }))
  serve(app, guards, changeTimelineSettings, async ({ actor, membership, body }) => {
    const settings = await changeSettings(context, { ...body, actor, membership })
    sweep.wake()
    return settings
  })
}
