/** The endpoints of organizations' security rules and the actions that answer them. */
import {
  changeRules,
  getRules,
  listLackingMembers,
  listOwnRules,
  previewRules,
} from '@atrium/contract/organizations/rules'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { change, currentRules, lackingOf, preview, rulesForOneself } from './rules.ts'

export async function serveRules(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, getRules, ({ actor, membership }) => currentRules(context, { actor, membership }))
  serve(app, guards, previewRules, ({ actor, membership, body }) =>
    preview(context, { actor, membership, wanted: body }),
  )
  serve(app, guards, listLackingMembers, ({ membership, query }) => lackingOf(context, { membership, ...query }))
  serve(app, guards, changeRules, ({ actor, membership, body: { version, ...asked } }) =>
    change(context, { actor, membership, version, change: asked }),
  )
  serve(app, guards, listOwnRules, ({ actor, query }) => rulesForOneself(context, { actor, ...query }))
}
