/** The endpoints of invites and the actions that answer them. */
import { listAuthorInvites, revokeAuthorInvite } from '@atrium/contract/authors/members'
import * as contract from '@atrium/contract/people/invites'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { addressKey } from '#limits/address.ts'
import { acceptForAuthor, acceptForOrganization, preview } from './accept.ts'
import { inviteToAuthor, invitesOfAuthor, revokeOfAuthor } from './author-invites.ts'
import { mailAnew } from './mail-anew.ts'
import { invite, invitesOfOrganization, revoke, sendAgain } from './organization-invites.ts'

export async function serveInvites(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  mailAnew(context.jobs, context)
  serve(app, guards, contract.createInvite, ({ actor, membership, body, idempotencyKey }) =>
    invite(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.listInvites, ({ membership, query }) =>
    invitesOfOrganization(context, { ...query, membership }),
  )
  serve(app, guards, contract.revokeInvite, ({ actor, membership, params }) =>
    revoke(context, { actor, membership, id: params.id }),
  )
  serve(app, guards, contract.renewInvite, ({ actor, membership, params, idempotencyKey }) =>
    sendAgain(context, { actor, membership, id: params.id, idempotencyKey }),
  )
  serve(app, guards, contract.previewInvite, ({ body, ip }) => preview(context, { ...body, address: addressKey(ip) }))
  serve(app, guards, contract.acceptInvite, ({ actor, body, ip }) =>
    acceptForOrganization(context, { ...body, actor, address: addressKey(ip) }),
  )
  serve(app, guards, contract.createAuthorInvite, ({ actor, membership, body, idempotencyKey }) => {
    const { author_id: _, ...invited } = body
    return inviteToAuthor(context, { ...invited, actor, membership, idempotencyKey })
  })
  serve(app, guards, listAuthorInvites, ({ membership }) => invitesOfAuthor(context, { membership }))
  serve(app, guards, revokeAuthorInvite, ({ actor, membership, params }) =>
    revokeOfAuthor(context, { actor, membership, inviteId: params.id }),
  )
  serve(app, guards, contract.acceptAuthorInvite, ({ actor, body, ip }) =>
    acceptForAuthor(context, { ...body, actor, address: addressKey(ip) }),
  )
}
