/** The public signing keys and where to find them, for whoever verifies our ID tokens (OpenID Connect Discovery 1.0). */
import { requestIdHeader } from '@atrium/contract/request-id'
import type { FastifyInstance } from 'fastify'
import { keyCacheSeconds } from '#identity/embedded/lifetimes.ts'
import { signingAlgorithm, type SigningKeys } from '#identity/embedded/tokens/signing-keys.ts'

/** Public knowledge, so any origin may read it. Cached for less than a new key is announced ahead. */
export function serveDiscovery(app: FastifyInstance, keys: SigningKeys, issuer: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*')
    void reply.header('access-control-expose-headers', requestIdHeader)
    void reply.header('cache-control', `public, max-age=${keyCacheSeconds}`)
  })
  app.get('/.well-known/jwks.json', async () => ({ keys: await keys.published() }))
  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'picture', 'auth_time', 'iss', 'aud', 'iat', 'exp'],
  }))
}
