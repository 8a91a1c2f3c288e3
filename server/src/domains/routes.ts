/** The endpoints of domains and of people who come by them, and the actions that answer them. */
import * as contract from '@atrium/contract/organizations/domains'
import * as joining from '@atrium/contract/organizations/joining'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { checkDomains } from './check-job.ts'
import { joinable, joinByDomain } from './join.ts'
import { add, change, check, domainsOf, remove } from './own-domains.ts'
import { answerRequests } from './requests/answer.ts'
import { ask, withdraw } from './requests/ask.ts'
import { requestsOf } from './requests/list.ts'
import { createLookUp } from './resolver.ts'

export async function serveDomains(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, jobs, settings } = context
  const looking = { ...context, lookUp: createLookUp(settings.dnsResolver) }
  checkDomains(jobs, looking)
  serve(app, guards, contract.listDomains, ({ membership }) => domainsOf(context, { membership }))
  serve(app, guards, contract.addDomain, ({ actor, membership, body, idempotencyKey }) =>
    add(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.checkDomain, ({ actor, membership, params: { id } }) =>
    check(looking, { actor, membership, id }),
  )
  serve(app, guards, contract.changeDomain, ({ actor, membership, params: { id }, body }) =>
    change(context, { ...body, actor, membership, id }),
  )
  serve(app, guards, contract.removeDomain, ({ actor, membership, params: { id } }) =>
    remove(context, { actor, membership, id }),
  )
  serve(app, guards, joining.joinableOrganizations, ({ actor }) => joinable(context, { actor }))
  serve(app, guards, joining.joinOrganization, ({ actor, params: { name } }) => joinByDomain(context, { actor, name }))
  serve(app, guards, joining.askToJoin, ({ actor, params: { name } }) => ask(context, { actor, name }))
  serve(app, guards, joining.withdrawRequest, ({ actor, params: { name } }) => withdraw(context, { actor, name }))
  serve(app, guards, joining.listJoinRequests, ({ membership, query }) => requestsOf(context, { ...query, membership }))
  serve(app, guards, joining.answerJoinRequests, ({ actor, membership, body }) =>
    answerRequests(context, { ...body, actor, membership }),
  )
}
