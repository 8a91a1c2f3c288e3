/** The endpoints of an organization's people and the actions that answer them. */
import { changeRoles as changeRolesEndpoint, findMembers } from '@atrium/contract/people/many-members'
import {
  answerOwnershipOffer,
  changeRole as changeRoleEndpoint,
  createOwner,
  deleteMember,
  deleteMembers,
  deleteOwner,
  getOwnershipOffer,
  getOwner,
  listMembers,
  listOwners,
  listRemovedMembers,
  createOwnershipOffer,
  ownMembership,
  restoreMembers,
} from '@atrium/contract/people/members'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { changeRole, changeRoles } from './change-role.ts'
import { membersByUsername } from './listing/by-username.ts'
import { serveExport } from './listing/export.ts'
import { members, owner, owners } from './listing/list.ts'
import { addOwner, removeOwner } from './ownership/owners.ts'
import { own } from './own-membership.ts'
import { answer, offer, offerOf } from './ownership/ownership-transfer.ts'
import { remove, restore } from './removed/remove.ts'
import { removedMembers } from './removed/removed.ts'

export async function servePeople(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, ownMembership, ({ actor, membership }) => own(context, { actor, membership }))
  serveExport(app, context)
  serve(app, guards, listMembers, ({ membership, query }) => members(context, { ...query, membership }))
  serve(app, guards, listRemovedMembers, ({ membership, query }) => removedMembers(context, { ...query, membership }))
  serve(app, guards, changeRoleEndpoint, ({ actor, membership, params, body: { role } }) =>
    changeRole(context, { actor, membership, uid: params.id, role }),
  )
  serve(app, guards, changeRolesEndpoint, ({ actor, membership, body: { changes } }) =>
    changeRoles(context, { actor, membership, changes }),
  )
  serve(app, guards, findMembers, ({ membership, body: { usernames } }) =>
    membersByUsername(context, { membership, usernames }),
  )
  serve(app, guards, deleteMember, async ({ actor, membership, params }) => {
    await remove(context, { actor, membership, ids: [params.id] })
  })
  serve(app, guards, deleteMembers, async ({ actor, membership, body: { ids } }) => ({
    deleted: await remove(context, { actor, membership, ids }),
  }))
  serve(app, guards, restoreMembers, ({ actor, membership, body: { ids } }) =>
    restore(context, { actor, membership, ids }),
  )
  serve(app, guards, listOwners, ({ membership, query }) => owners(context, { ...query, membership }))
  serve(app, guards, createOwner, ({ actor, membership, body, idempotencyKey }) =>
    addOwner(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, getOwnershipOffer, async ({ actor, membership }) => ({
    offer: await offerOf(context, { actor, membership }),
  }))
  serve(app, guards, createOwnershipOffer, ({ actor, membership, body, idempotencyKey }) =>
    offer(context, { actor, membership, uid: body.user_id, idempotencyKey }),
  )
  serve(app, guards, answerOwnershipOffer, async ({ actor, membership, body: { accept } }) => ({
    accepted: await answer(context, { actor, membership, accept }),
  }))
  serve(app, guards, getOwner, ({ membership, params }) => owner(context, { membership, id: params.id }))
  serve(app, guards, deleteOwner, ({ actor, membership, params }) =>
    removeOwner(context, { actor, membership, uid: params.id }),
  )
}
