/** The organization endpoints and the actions that answer them. */
import {
  createOrganization,
  deleteOrganization,
  findOrganizationByName,
  importOrganizations,
  listOrganizations,
  organizationMembership,
  organizationsByMail,
} from '@atrium/contract/organizations'
import { deletedOrganizations, restoreOrganization } from '@atrium/contract/organizations/deletion'
import { getOrganization, updateOrganization } from '@atrium/contract/organizations/settings'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { callersLanguage } from '#http/languages/asked-language.ts'
import { serve } from '#http/serve.ts'
import { refuseProductsName } from '#names/products-name.ts'
import { create } from './create.ts'
import { byMail, findByName, list, membership } from './find.ts'
import { remove } from './deletion/remove.ts'
import { listDeleted, restore } from './deletion/restore.ts'
import { changeSettings, settingsOf } from './settings/settings.ts'
import { importWaiting } from './waiting-import/import.ts'

export async function serveOrganizations(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, settings } = context
  serve(app, guards, createOrganization, ({ actor, body, idempotencyKey }) => {
    refuseProductsName(body, 'displayName', settings)
    return create(context, {
      ...body,
      actor,
      idempotencyKey,
      max: settings.maxOrganizations,
      language: callersLanguage(),
    })
  })
  serve(app, guards, deleteOrganization, ({ actor, membership }) => remove(context, { actor, membership }))
  serve(app, guards, deletedOrganizations, ({ actor }) => listDeleted(context, { actor }))
  serve(app, guards, restoreOrganization, ({ actor, params }) => restore(context, { actor, id: params.id }))
  serve(app, guards, getOrganization, ({ membership }) => settingsOf(context, { membership }))
  serve(app, guards, updateOrganization, ({ actor, membership, body: { version, ...wanted } }) => {
    refuseProductsName(wanted, 'displayName', settings)
    return changeSettings(context, { actor, membership, version, wanted })
  })
  serve(app, guards, listOrganizations, ({ actor, query }) => list(context, { ...query, actor }))
  serve(app, guards, organizationsByMail, ({ actor, query }) => byMail(context, { ...query, actor }))
  serve(app, guards, findOrganizationByName, ({ params }) => findByName(context, params))
  serve(app, guards, organizationMembership, ({ actor, query }) => membership(context, { ...query, actor }))
  serve(app, guards, importOrganizations, ({ actor }) => importWaiting(context, { actor }))
}
