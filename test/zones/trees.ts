/** Small source trees for the zone rules: one that keeps them all, and one change that breaks each. */

/** Path -> text. */
export type Tree = Record<string, string>

export const right: Tree = {
  'contract/src/users.ts': `export const user = 'user'`,
  'server/src/app.ts': `import './users/routes.ts'\nimport './http/serve.ts'`,
  'server/src/db/database.ts': `export const database = 1`,
  'server/src/http/serve.ts': `export const serve = 1`,
  'server/src/users/routes.ts': `import './sign-up.ts'`,
  'server/src/users/sign-up.ts': `import { user } from '@atrium/contract/users'\nimport './queries.ts'\nexport const signUp = user`,
  'server/src/users/queries.ts': `import '#db/database.ts'`,
  'server/src/organizations/create.ts': `import '#users/sign-up.ts'`,
  'web/src/main.tsx': `import './app/routes.tsx'`,
  'web/src/app/routes.tsx': `import '#features/sign-in/page.tsx'\nimport './paths.ts'`,
  'web/src/paths.ts': `export const paths = {}`,
  'web/src/features/sign-in/page.tsx': `import '#app/paths.ts'\nimport '#ui/button.tsx'\nimport '#api/client.ts'`,
  'web/src/features/profile/page.tsx': `import '#ui/button.tsx'\nimport '#state/modals.ts'`,
  'web/src/api/client.ts': `import '@atrium/contract/users'`,
  'web/src/state/modals.ts': `import '@atrium/contract/users'`,
  'web/src/ui/form/button.tsx': `export const button = 1`,
  // Nobody's until a broken tree imports them.
  'server/src/helpers/text.ts': '',
  'server/src/testing/memory.ts': '',
  'test/support/wide-limits.ts': '',
}

const inside = {
  table: 'server/src/users/queries.ts',
  database: 'server/src/db/database.ts',
  http: 'server/src/http/serve.ts',
  otherArea: 'server/src/organizations/create.ts',
  contract: 'contract/src/users.ts',
  ui: 'web/src/ui/form/button.tsx',
  client: 'web/src/api/client.ts',
  state: 'web/src/state/modals.ts',
  feature: 'web/src/features/profile/page.tsx',
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
  ['web-not-server', 'a page reads a table', 'ui', `import '../../../server/src/db/database.ts'`],
  ['server-not-web', 'the server renders a page', 'database', `import '../../../web/src/ui/button.tsx'`],
  ['product-not-tests', 'the product leans on a test', 'database', `import '../../../test/wide-limits.ts'`],
  ['product-not-tests', 'the product leans on its test support', 'database', `import '#testing/memory.ts'`],
  ['ui-knows-no-feature', 'a button knows a feature', 'ui', `import '#features/profile/page.tsx'`],
  ['foundation-below-features', 'the client navigates', 'client', `import '#app/routes.tsx'`],
  ['foundation-below-features', 'the client knows a list', 'client', `import '#state/modals.ts'`],
  ['state-stands-low', 'a modal calls the server', 'state', `import '#api/client.ts'`],
  ['feature-not-app', 'a feature reaches up', 'feature', `import '#app/routes.tsx'`],
  ['feature-not-sibling', 'a feature takes from a sibling', 'feature', `import '#features/sign-in/page.tsx'`],
  ['ground-knows-no-area', 'the database knows an area', 'database', `import '#organizations/create.ts'`],
  ['ground-knows-no-area', 'http composes the app', 'http', `import '#app.ts'`],
  ['area-not-app', 'an area composes the app', 'otherArea', `import '#app.ts'`],
  ['area-tables', 'an area reads another’s tables', 'otherArea', `import '#users/queries.ts'`],
  ['actions-not-routes', 'an action calls a route', 'otherArea', `import '#users/routes.ts'`],
]

export const broken = breaks.map(([rule, because, where, text]) => ({ rule, because, tree: { [inside[where]]: text } }))
