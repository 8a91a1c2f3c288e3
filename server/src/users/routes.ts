/** The users endpoints and the actions that answer them. */
import { checkUsername, findUser, getMember, getProfile, signUpUser, updateMember } from '@atrium/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { type CurrentAccount, findAccount, ownRecord } from './find.ts'
import { signUp } from './sign-up.ts'
import { saveUsername, usernameExists } from './username.ts'

export function serveUsers(app: FastifyInstance, guards: Guards, db: Database, currentAccount?: CurrentAccount): void {
  serve(app, guards, signUpUser, ({ actor, body }) => signUp(db, actor, body))
  serve(app, guards, findUser, ({ query }) => findAccount(db, query.email, currentAccount))
  serve(app, guards, getProfile, ({ actor }) => ownRecord(db, actor, actor.uid))
  serve(app, guards, getMember, ({ actor, params }) => ownRecord(db, actor, params.id))
  serve(app, guards, updateMember, ({ actor, params, body }) => saveUsername(db, actor, params.id, body.data.username))
  serve(app, guards, checkUsername, async ({ params }) => ({ exists: await usernameExists(db, params.username) }))
}
