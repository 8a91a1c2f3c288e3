/** Passkeys of the embedded provider, as the API calls them. */
import type { Passkey as ListedPasskey } from '@atrium/contract/identity/passkeys'
import type { PasskeyActions } from '#identity/api/actions.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { requestOptions, signInToken } from './authentication.ts'
import { removePasskey, renamePasskey } from './own-passkeys.ts'
import { listOwn, type Passkey } from './queries.ts'
import { addPasskey, createOptions } from './registration.ts'

export function createPasskeys(context: IdentityContext): PasskeyActions {
  return {
    createOptions: (actor, address) => createOptions(context, actor, address),
    add: async (actor, made) => toListed(await addPasskey(context, actor, made)),
    list: async ({ uid }) => (await listOwn(context.db, uid)).map(toListed),
    rename: async (actor, change) => toListed(await renamePasskey(context, actor, change)),
    remove: (actor, id) => removePasskey(context, actor, id),
    requestOptions: (address) => requestOptions(context, address),
    signInToken: (response, address) => signInToken(context, response, address),
  }
}

function toListed({ id, name, credentialId, backedUp, createdAt, lastUsedAt }: Passkey): ListedPasskey {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
  return { id, name, credentialId, backedUp, ...times }
}
