/** Mutations of what docs/security.md decides: tokens, pages, identities and the lookup of accounts. */
import type { Decision } from './mutation.ts'

const tokens = 'server/src/identity/embedded/tokens'
const operations = 'server/src/identity/embedded/operations'

export const decisions1to6: readonly Decision[] = [
  {
    decision: 'Custom token: random, hashed, one’s own, bound to an origin, short, used once',
    mutations: [
      {
        what: 'it is kept as it is, not as its hash',
        file: 'server/src/identity/embedded/codes/secrets.ts',
        find: "createHash('sha256').update(secret).digest('base64url')",
        replace: 'secret',
        caughtBy: ['server/src/stolen-copy.test.ts', `${tokens}/custom-tokens.test.ts`],
      },
      {
        what: 'it is minted for any account',
        file: 'server/src/identity/api/hand-off-routes.ts',
        find: 'if (body.uid !== actor.uid)',
        replace: 'if (false)',
        caughtBy: ['server/src/identity/api/session-routes.test.ts', 'server/src/app.test.ts'],
      },
      {
        what: 'it is minted for any origin',
        file: `${tokens}/custom-tokens.ts`,
        find: 'if (origin !== undefined && !isAuthorizedOrigin(origin, origins))',
        replace: 'if (false)',
        caughtBy: [`${tokens}/custom-tokens.test.ts`],
      },
      {
        what: 'it is good at every origin',
        file: 'server/src/identity/embedded/codes/queries.ts',
        find: 'origin === undefined ? undefined : eq(boundTo, origin),',
        replace: 'sql`true`,',
        caughtBy: [`${tokens}/custom-tokens.test.ts`],
      },
      {
        what: 'it is good again and again',
        file: 'server/src/identity/embedded/codes/queries.ts',
        find: `        eq(oneTimeSecrets.kind, kind),
        isNull(oneTimeSecrets.consumedAt),
        gt(oneTimeSecrets.expiresAt, now),
        or(...conditions),`,
        replace: `        eq(oneTimeSecrets.kind, kind),
        gt(oneTimeSecrets.expiresAt, now),
        or(...conditions),`,
        caughtBy: [`${tokens}/custom-tokens.test.ts`],
      },
      {
        what: 'it never runs out',
        file: 'server/src/identity/embedded/codes/queries.ts',
        find: `        gt(oneTimeSecrets.expiresAt, now),
        or(...conditions),`,
        replace: '        or(...conditions),',
        caughtBy: [`${tokens}/custom-tokens.test.ts`],
      },
      {
        what: 'it outlives the session that minted it',
        file: `${tokens}/handing-on.ts`,
        find: '!(handing && isOpen(context, handing.session, account))',
        replace: '!handing',
        caughtBy: [`${tokens}/outlived-session.test.ts`],
      },
    ],
  },
  {
    decision: 'A token in an address is gone before anything loads, and is in no log',
    mutations: [
      {
        what: 'answers may tell where they were asked from',
        file: 'server/src/http/security-headers.ts',
        find: "policy: 'no-referrer'",
        replace: "policy: 'unsafe-url'",
        caughtBy: ['server/src/app.test.ts'],
      },
      {
        what: 'answers may be kept',
        file: 'server/src/http/security-headers.ts',
        find: "if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')",
        replace: '',
        caughtBy: ['server/src/app.test.ts'],
      },
      {
        what: 'the page leaves the token in its address',
        file: 'web/index.html',
        find: "        asked.delete('token')\n",
        replace: '',
        caughtBy: ['web/build/documents/token-in-address.test.ts'],
      },
      {
        what: 'queries are logged',
        file: 'server/src/http/monitoring/logger.ts',
        find: "return url?.split('?')[0] ?? ''",
        replace: "return url ?? ''",
        caughtBy: ['server/src/secrets-in-logs.test.ts', 'server/src/http/monitoring/request-lines.test.ts'],
      },
    ],
  },
  {
    decision: 'A strict Content-Security-Policy with Trusted Types, in nobody’s frame',
    mutations: [
      {
        what: 'inline scripts run',
        file: 'server/src/http/security-headers.ts',
        find: `["script-src 'self'", ...scripts]`,
        replace: `["script-src 'self' 'unsafe-inline'"]`,
        caughtBy: ['server/src/pages/page.test.ts', 'server/src/pages/routes.test.ts', 'server/src/pages.test.ts'],
      },
      {
        what: 'pages may be framed',
        file: 'server/src/http/security-headers.ts',
        find: `    "frame-ancestors 'none'",\n    "require-trusted-types-for 'script'",`,
        replace: `    "require-trusted-types-for 'script'",`,
        caughtBy: ['server/src/pages/page.test.ts', 'server/src/pages/routes.test.ts', 'server/src/pages.test.ts'],
      },
      {
        what: 'Trusted Types are not asked for',
        file: 'server/src/http/security-headers.ts',
        find: `    "frame-ancestors 'none'",\n    "require-trusted-types-for 'script'",`,
        replace: `    "frame-ancestors 'none'",`,
        caughtBy: ['server/src/pages/page.test.ts', 'server/src/pages/routes.test.ts', 'server/src/pages.test.ts'],
      },
    ],
  },
  {
    decision: 'One module of tokens: algorithm, issuer, audience, type and time are pinned',
    mutations: [
      {
        what: 'any algorithm that the header names',
        file: `${tokens}/signed-token.ts`,
        find: 'alg === signingAlgorithm && typ === tokenType',
        replace: 'typ === tokenType',
        caughtBy: [`${tokens}/id-token.test.ts`, `${tokens}/verified-tokens.test.ts`],
      },
      {
        what: 'any type',
        file: `${tokens}/signed-token.ts`,
        find: 'alg === signingAlgorithm && typ === tokenType',
        replace: 'alg === signingAlgorithm',
        caughtBy: [`${tokens}/id-token.test.ts`],
      },
      {
        what: 'any signature',
        file: `${tokens}/id-token.ts`,
        find: 'if (!key || !isSignedBy(key, signed)) return undefined',
        replace: 'if (!key) return undefined',
        caughtBy: [`${tokens}/id-token.test.ts`],
      },
      {
        what: 'any audience',
        file: `${tokens}/id-token.ts`,
        find: 'aud: z.literal(projectId),',
        replace: 'aud: z.string(),',
        caughtBy: [`${tokens}/id-token.test.ts`],
      },
      {
        what: 'any issuer',
        file: `${tokens}/id-token.ts`,
        find: 'iss: z.literal(issuer),',
        replace: 'iss: z.string(),',
        caughtBy: [`${tokens}/id-token.test.ts`],
      },
      {
        what: 'a token never runs out',
        file: `${tokens}/id-token.ts`,
        find: 'claims.exp <= second || ',
        replace: '',
        caughtBy: [`${tokens}/id-token.test.ts`],
      },
    ],
  },
  {
    decision: 'An identity is (issuer, subject); an e-mail links two only when both sides verified it',
    mutations: [
      {
        what: 'an address that Google has not verified links',
        file: 'server/src/identity/embedded/accounts/google-accounts.ts',
        find: 'if (!identity.emailVerified) return',
        replace: 'if (false) return',
        caughtBy: [`${operations}/sign-in-idp.test.ts`],
      },
      {
        what: 'whoever made the account in advance stays in it',
        file: 'server/src/identity/embedded/accounts/google-accounts.ts',
        find: '  await forgetEarlierOwner(context, tx, account)\n',
        replace: '',
        caughtBy: [`${operations}/sign-in-idp.test.ts`],
      },
      {
        what: 'their password stays',
        file: 'server/src/identity/embedded/accounts/google-accounts.ts',
        find: 'passwordHash: null, passwordChangedAt: null, emailVerified: true, validSince: context.now()',
        replace: 'emailVerified: true, validSince: context.now()',
        caughtBy: [`${operations}/sign-in-idp.test.ts`],
      },
    ],
  },
  {
    decision: 'The lookup tells what its screen shows, is limited, and an unknown account takes as long',
    mutations: [
      {
        what: 'lookups of an account are not counted',
        file: 'server/src/users/find-account.ts',
        find: '  await countLookup(limiter, row?.uid ?? key)\n',
        replace: '',
        caughtBy: ['server/src/mail-limits.test.ts'],
      },
      {
        what: 'its answer may hold whatever the action gives',
        file: 'server/src/http/serve.ts',
        find: '      const answer = endpoint.answer.safeParse(answered)\n',
        replace: '      return answered\n      const answer = endpoint.answer.safeParse(answered)\n',
        caughtBy: ['server/src/http/http.test.ts'],
      },
      {
        what: 'no hash is computed for an account that is not there',
        file: 'server/src/identity/embedded/passwords/passwords.ts',
        find: '      if (!right) await spendAsMuch(password)\n',
        replace: '',
        caughtBy: [`${operations}/sign-in-password.test.ts`],
      },
    ],
  },
]
