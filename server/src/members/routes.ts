/** The endpoints of an organization's people and the actions that answer them. */
import { changeRoles as changeRolesEndpoint, findMembers } from '@atrium/contract/people/many-members'
import {
  answerHandOver,
  changeRole as changeRoleEndpoint,
  createOwner,
  deleteMember,
  deleteMembers,
  deleteOwner,
  getHandOver,
  getOwner,
  listMembers,
  listOwners,
  listRemovedMembers,
  offerHandOver,
  ownMembership,
  restoreMembers,
} from '@atrium/contract/people/members'
import { timeline } from '@atrium/contract/people/timeline'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { timelineOf } from '#timeline/timeline.ts'
import { changeRole, changeRoles } from './change-role.ts'
import { serveGroups } from './group-routes.ts'
import { membersByUsername } from './listing/by-username.ts'
import { countPeople, type CountInvites } from './listing/counts.ts'
import { serveExport } from './listing/export.ts'
import { members, owner, owners } from './listing/list.ts'
import { everyRole, requireRole } from './membership.ts'
import { addOwner, type InviteOwner, removeOwner } from './ownership/owners.ts'
import { answer, offer, type OfferMail, offerOf } from './ownership/ownership-transfer.ts'
import { remove, restore } from './removed/remove.ts'
import { removedMembers } from './removed/removed.ts'

export interface PeopleDependencies {
  db: Database
  mail: OfferMail
  inviteOwner: InviteOwner
  countInvites: CountInvites
}

export function servePeople(app: FastifyInstance, guards: Guards, dependencies: PeopleDependencies): void {
  const { db, mail, inviteOwner, countInvites } = dependencies
  serve(app, guards, ownMembership, async ({ actor, query }) => {
    const membership = await requireRole(db, actor, query.organization, everyRole)
    const { name, displayName, role } = membership
    return { organization: name, displayName, role, counts: await countPeople(db, membership, countInvites) }
  })
  serveExport(app, guards, db)
  serve(app, guards, listMembers, ({ actor, query }) => members(db, actor, query))
  serve(app, guards, listRemovedMembers, ({ actor, query }) => removedMembers(db, actor, query))
  serve(app, guards, changeRoleEndpoint, ({ actor, params, query, body }) =>
    changeRole(db, actor, { organization: query.organization, uid: params.id, role: body.role }),
  )
  serve(app, guards, changeRolesEndpoint, ({ actor, query, body }) => changeRoles(db, actor, query.organization, body))
  serve(app, guards, findMembers, ({ actor, query, body }) =>
    membersByUsername(db, actor, query.organization, body.usernames),
  )
  serve(app, guards, deleteMember, async ({ actor, params, query }) => {
    await remove(db, actor, query.organization, [params.id])
  })
  serve(app, guards, deleteMembers, async ({ actor, query, body }) => ({
    deleted: await remove(db, actor, query.organization, body.ids),
  }))
  serve(app, guards, restoreMembers, async ({ actor, query, body }) => ({
    restored: await restore(db, actor, query.organization, body.ids),
  }))
  serve(app, guards, listOwners, ({ actor, query }) => owners(db, actor, query))
  serve(app, guards, createOwner, ({ actor, query, body }) =>
    addOwner(db, actor, query.organization, body, inviteOwner),
  )
  serve(app, guards, getHandOver, async ({ actor, query }) => ({ offer: await offerOf(db, actor, query.organization) }))
  serve(app, guards, offerHandOver, ({ actor, query, body }) =>
    offer(db, actor, query.organization, body.user_id, mail),
  )
  serve(app, guards, answerHandOver, async ({ actor, query, body }) => ({
    accepted: await answer(db, actor, query.organization, body.accept),
  }))
  serve(app, guards, getOwner, ({ actor, params, query }) => owner(db, actor, params.id, query.organization))
  serve(app, guards, deleteOwner, ({ actor, params, query }) => removeOwner(db, actor, query.organization, params.id))
  serve(app, guards, timeline, ({ actor, query }) => timelineOf(db, actor, query))
  serveGroups(app, guards, db)
}
