/** The publisher endpoints and the actions that answer them. */
import { authorsMembership, createAuthor } from '@atrium/contract/authors'
import { deleteAuthor, deletedAuthors, restoreAuthor } from '@atrium/contract/authors/deletion'
import * as people from '@atrium/contract/authors/members'
import { getAuthor, updateAuthor } from '@atrium/contract/authors/settings'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { refuseProductsName } from '#names/products-name.ts'
import { create } from './create.ts'
import { remove } from './deletion/remove.ts'
import { listDeleted, restore } from './deletion/restore.ts'
import { membership as memberships } from './find.ts'
import { answer, offer, offerOf } from './ownership/ownership-transfer.ts'
import { changeRole, remove as removeMember } from './people/change-people.ts'
import { own, people as listPeople } from './people/list.ts'
import { changeSettings, settingsOf } from './settings/settings.ts'

export async function serveAuthors(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, settings } = context
  const { maxPublishers: max } = settings
  serve(app, guards, createAuthor, ({ actor, body, idempotencyKey }) => {
    refuseProductsName(body, 'name', settings)
    return create(context, { ...body, actor, idempotencyKey, max })
  })
  serve(app, guards, authorsMembership, ({ actor, query }) => memberships(context, { ...query, actor }))
  serve(app, guards, deletedAuthors, ({ actor }) => listDeleted(context, { actor }))
  serve(app, guards, restoreAuthor, ({ actor, params }) => restore(context, { ...params, actor }))
  serve(app, guards, deleteAuthor, ({ actor, membership }) => remove(context, { actor, membership }))
  serve(app, guards, getAuthor, ({ membership }) => settingsOf(context, { membership }))
  serve(app, guards, updateAuthor, ({ actor, membership, body: { version, ...wanted } }) => {
    refuseProductsName(wanted, 'name', settings)
    return changeSettings(context, { actor, membership, version, wanted })
  })
  serve(app, guards, people.ownAuthorMembership, ({ actor, membership }) => own(context, { actor, membership }))
  serve(app, guards, people.listAuthorMembers, ({ membership, query }) => listPeople(context, { ...query, membership }))
  serve(app, guards, people.changeAuthorRole, ({ actor, membership, params, body }) =>
    changeRole(context, { actor, membership, uid: params.id, role: body.role }),
  )
  serve(app, guards, people.deleteAuthorMember, ({ actor, membership, params }) =>
    removeMember(context, { actor, membership, uid: params.id }),
  )
  serve(app, guards, people.getAuthorOwnershipOffer, async ({ actor, membership }) => ({
    offer: await offerOf(context, { actor, membership }),
  }))
  serve(app, guards, people.createAuthorOwnershipOffer, ({ actor, membership, body, idempotencyKey }) =>
    offer(context, { actor, membership, uid: body.user_id, idempotencyKey }),
  )
  serve(app, guards, people.answerAuthorOwnershipOffer, async ({ actor, membership, body }) => ({
    accepted: await answer(context, { actor, membership, accept: body.accept }),
  }))
}
