/** The endpoints of an organization's figures and the actions that answer them. */
import { getOverview, listNotSeen } from '@atrium/contract/organizations/overview'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { notSeen, overviewOf } from './overview.ts'

export async function serveFigures(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, getOverview, ({ membership, query }) => overviewOf(context, { ...query, membership }))
  serve(app, guards, listNotSeen, ({ membership, query }) => notSeen(context, { ...query, membership }))
}
