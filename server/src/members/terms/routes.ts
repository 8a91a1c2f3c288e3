/** The endpoints of terms and the actions that answer them; the job that ends memberships begins here. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { listFormerMembers, renewMembers, setTerms as setTermsEndpoint } from '@atrium/contract/people/terms'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { endDueTerms } from './end-due.ts'
import { formerMembers } from './former.ts'
import { renew } from './renew.ts'
import { setTerms } from './set-terms.ts'

/** What the clock ends is over at once; this says how long it takes to be recorded and told. */
const EVERY_MS = MINUTE_MS

export async function serveTerms(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  const job = context.jobs.run({
    name: 'terms of memberships',
    everyMs: EVERY_MS,
    round: async (isStopped) => ((await endDueTerms(context, isStopped)) ? 'done' : 'more'),
  })
  serve(app, guards, setTermsEndpoint, ({ actor, membership, body: { changes } }) =>
    setTerms(context, { actor, membership, changes }),
  )
  serve(app, guards, listFormerMembers, ({ membership, query }) => {
    // Somebody looks at who has gone: those whose last day is just over are among them in a moment.
    job.wake()
    return formerMembers(context, { ...query, membership })
  })
  serve(app, guards, renewMembers, async ({ actor, membership, body }) => ({
    renewed: await renew(context, { ...body, actor, membership }),
  }))
}
