/** The users endpoints and the actions that answer them. */
import * as deletion from '@atrium/contract/account-deletion'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { previewTakeBack, takeBack as takeBackEndpoint } from '@atrium/contract/record-changes'
import {
  checkUsername,
  findUser,
  getMember,
  getProfile,
  memberEditing,
  signUpUser,
  updateMember,
  updateProfile,
  updateUser,
} from '@atrium/contract/users'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { callersLanguage } from '#http/languages/asked-language.ts'
import { Refusal } from '#http/refusal.ts'
import type { Actor } from '#http/actor.ts'
import { serve } from '#http/serve.ts'
import { changeOwnRecord, changeRecord } from './changing/change-record.ts'
import { changeWithPhoto } from './changing/change-with-photo.ts'
import { askDeletion, keepAccount, lookAtDeletion } from './deletion/ask-deletion.ts'
import { findAccount } from './find-account.ts'
import { ownRecord, recordOf } from './read-record.ts'
import { editingOf } from './owner-changes/change-as-owner.ts'
import { preview, takeBack } from './owner-changes/take-back.ts'
import { requireProfileAccess } from './profile-access.ts'
import { signUp } from './sign-up.ts'
import { userByUid } from './queries.ts'
import { usernameExists } from './usernames/username.ts'

export async function serveUsers(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { db, guards, settings } = context
  serve(app, guards, signUpUser, ({ actor, body }) => signUp(context, { ...body, actor, language: callersLanguage() }))
  serve(app, guards, findUser, ({ query }) => findAccount(context, query))
  serve(
    app,
    guards,
    getProfile,
    ({ actor, ahead }) => ownRecord(actor, ahead),
    (uid: string) => userByUid(db, uid),
  )
  serve(app, guards, updateProfile, ({ actor, body }) => changeOwnRecord(context, { actor, change: body }))
  serve(app, guards, updateUser, ({ actor, membership, params, form }) =>
    changeWithPhoto(context, { actor, membership, uid: params.user_id, form }),
  )
  serve(app, guards, getMember, ({ actor, membership, params }) =>
    recordOf(context, { actor, membership, uid: params.id }),
  )
  serve(app, guards, memberEditing, async ({ params: { id: uid }, ...asked }) => {
    const { membership } = await requireProfileAccess(db, { ...asked, uid })
    return { changes: membership ? await editingOf(context, membership, uid) : 'account' }
  })
  serve(app, guards, previewTakeBack, ({ body }) => preview(context, body))
  serve(app, guards, takeBackEndpoint, ({ body }) => takeBack(context, body))
  serve(app, guards, updateMember, ({ actor, membership, params: { id: uid }, body }) => {
    if (body.id !== undefined && body.id !== uid) {
      throw new Refusal('invalid_input', { fields: { id: fieldMessages.invalid } })
    }
    return changeRecord(context, { actor, membership, uid, change: body.data })
  })
  serve(app, guards, deletion.getDeletion, ({ actor }) => lookAtDeletion(context, { actor }))
  serve(app, guards, deletion.askDeletion, ({ actor, ip }) => askDeletion(context, { actor, ip }))
  serve(app, guards, deletion.keepAccount, ({ actor }) => keepAccount(context, { actor }))
  serve(app, guards, checkUsername, async ({ params, query, actor }) => ({
    exists: await usernameExists(db, params.username, settings.productName, ownUid(actor, query.user_id)),
  }))
}

/** Only for oneself is it asked what is one's own. */
function ownUid(actor: Actor | null, uid: string | undefined): string | undefined {
  return actor !== null && actor.uid === uid ? uid : undefined
}
