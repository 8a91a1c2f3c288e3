/** Small source trees for the zone rules: one that keeps them all, and one change that breaks each. */

/** Path -> text. */
export type Tree = Record<string, string>

export const right: Tree = {
  'contract/src/users.ts': `export const user = 'user'`,
  'server/src/app.ts': `import './users/routes.ts'\nimport './http/serve.ts'`,
  'server/src/area-context.ts': `import '#db/database.ts'`,
  'server/src/db/database.ts': `export const database = 1`,
  'server/src/http/serve.ts': `export const serve = 1`,
  'server/src/users/routes.ts': `import './sign-up.ts'`,
  'server/src/users/sign-up.ts': `import { user } from '@atrium/contract/users'\nimport './queries.ts'\nexport const signUp = user`,
  'server/src/users/queries.ts': `import '#db/database.ts'`,
  'server/src/organizations/create.ts': `import '#users/sign-up.ts'`,
  'server/src/messaging/outbox.ts': `import '#db/database.ts'`,
  'server/src/identity/embedded/protocol/protocol-routes.ts': `import '../operations/sign-up.ts'`,
  'server/src/identity/embedded/operations/sign-up.ts': `import '../accounts/save-account.ts'`,
  'server/src/identity/embedded/accounts/save-account.ts': '',
  'web/src/main.tsx': `import './boot/start.tsx'`,
  'web/src/boot/start.tsx': `import '#app/routes.tsx'`,
  'web/src/app/routes.tsx': `import '#features/sign-in/page.tsx'\nimport '#paths.ts'`,
  'web/src/paths.ts': `export const paths = {}`,
  'web/src/features/sign-in/page.tsx': `import '#paths.ts'\nimport '#ui/form/buttons/button.tsx'\nimport '#domain/invites/invite.ts'`,
  'web/src/features/profile/page.tsx': `import '#ui/form/buttons/button.tsx'\nimport '#state/modals.ts'`,
  'web/src/domain/invites/invite.ts': `import '#api/client.ts'`,
  'web/src/api/client.ts': `import '@atrium/contract/users'`,
  'web/src/state/modals.ts': `import '@atrium/contract/users'`,
  'web/src/ui/form/buttons/button.tsx': `export const button = 1`,
  // Nobody's until a broken tree imports them.
  'server/src/helpers/text.ts': '',
  'server/src/testing/memory.ts': '',
  'test/wide-limits.ts': '',
}

const inside = {
  table: 'server/src/users/queries.ts',
  database: 'server/src/db/database.ts',
  http: 'server/src/http/serve.ts',
  otherArea: 'server/src/organizations/create.ts',
  contract: 'contract/src/users.ts',
  ui: 'web/src/ui/form/buttons/button.tsx',
  client: 'web/src/api/client.ts',
  state: 'web/src/state/modals.ts',
  feature: 'web/src/features/profile/page.tsx',
  domain: 'web/src/domain/invites/invite.ts',
  app: 'web/src/app/routes.tsx',
  mail: 'server/src/messaging/outbox.ts',
  operation: 'server/src/identity/embedded/operations/sign-up.ts',
  account: 'server/src/identity/embedded/accounts/save-account.ts',
} as const

/** What breaks which rule, and the import (in which file) that does. */
const breaks: [rule: string, because: string, where: keyof typeof inside, text: string][] = [
  ['no-cycles', 'two modules need each other', 'table', `import './sign-up.ts'`],
  [
    'no-cycles',
    'even by their types alone',
    'table',
    `import type { signUp } from './sign-up.ts'\nexport type Row = typeof signUp`,
  ],
  ['no-unresolved', 'an import leads nowhere', 'ui', `import './gone.tsx'`],
  ['no-drawers', 'a folder called helpers', 'table', `import '#helpers/text.ts'`],
  ['contract-stands-alone', 'the contract needs Node', 'contract', `import 'node:fs'`],
  ['contract-stands-alone', 'the contract needs the server', 'contract', `import '../../server/src/app.ts'`],
  ['web-not-server', 'a page reads a table', 'ui', `import '../../../../../server/src/db/database.ts'`],
  ['server-not-web', 'the server renders a page', 'database', `import '../../../web/src/ui/form/buttons/button.tsx'`],
  ['product-not-tests', 'the product leans on a test', 'database', `import '../../../test/wide-limits.ts'`],
  ['product-not-tests', 'the product leans on its test support', 'database', `import '#testing/memory.ts'`],
  ['ui-knows-nothing-of-the-product', 'a button knows a feature', 'ui', `import '#features/profile/page.tsx'`],
  ['ui-knows-nothing-of-the-product', 'a button calls the server', 'ui', `import '#api/client.ts'`],
  ['foundation-below-domain', 'the client navigates', 'client', `import '#app/routes.tsx'`],
  ['foundation-below-domain', 'the client knows what an invite is', 'client', `import '#domain/invites/invite.ts'`],
  ['domain-below-features', 'an invite knows a page', 'domain', `import '#features/sign-in/page.tsx'`],
  ['state-stands-low', 'a modal calls the server', 'state', `import '#api/client.ts'`],
  ['feature-not-app', 'a feature reaches up', 'feature', `import '#app/routes.tsx'`],
  ['app-not-boot', 'a route starts the app', 'app', `import '#boot/start.tsx'`],
  ['feature-not-sibling', 'a feature takes from a sibling', 'feature', `import '#features/sign-in/page.tsx'`],
  ['ground-knows-no-area', 'the database knows an area', 'database', `import '#organizations/create.ts'`],
  ['ground-knows-no-area', 'http composes the app', 'http', `import '#app.ts'`],
  ['ground-knows-no-area', 'mail knows what areas are given', 'mail', `import '#area-context.ts'`],
  ['ground-knows-no-area', 'mail knows an area', 'mail', `import '#organizations/create.ts'`],
  ['protocol-above-operations', 'an account knows an operation', 'account', `import '../operations/sign-up.ts'`],
  ['operations-below-routes', 'an operation knows its address', 'operation', `import '../protocol/protocol-routes.ts'`],
  ['area-not-app', 'an area composes the app', 'otherArea', `import '#app.ts'`],
  ['area-tables', 'an area reads another’s tables', 'otherArea', `import '#users/queries.ts'`],
  ['actions-not-routes', 'an action calls a route', 'otherArea', `import '#users/routes.ts'`],
]

export const broken = breaks.map(([rule, because, where, text]) => ({ rule, because, tree: { [inside[where]]: text } }))
