/** Whatever may want a fresh sign-in is called where the question for one comes up, so that no page ends in the refusal. */
import { globSync, readFileSync } from 'node:fs'
import { type Endpoint, refusalsOf } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { expect, test } from 'vitest'

const asking = (endpoints as readonly Endpoint[])
  .filter((one) => refusalsOf(one).includes('recent_login_required'))
  .map(({ id }) => id)

/** Asked around the function that calls, by the file that is named: it begins what it was given. */
const askedBy: Record<string, string> = {
  addPasskey: 'features/security/passkeys/make-passkey.ts',
  askAccountDeletion: 'features/account/deletion/deletion-card.tsx',
  keepAccount: 'features/account/deletion/deletion-banner.tsx',
  askAccountExport: 'features/account/export/export-card.tsx',
  changeTimelineSettings: 'features/console/timeline/keep-modal.tsx',
  deleteOrganization: 'domain/deletion/deletion-card.tsx',
  deleteAuthor: 'domain/deletion/deletion-card.tsx',
  changeAuthorRole: 'features/console/publisher/people/use-member-changes.ts',
  deleteAuthorMember: 'features/console/publisher/people/use-member-changes.ts',
  createAuthorOwnershipOffer: 'features/console/publisher/people/use-member-changes.ts',
  // Oneself; others are removed by a file that asks itself.
  deleteMember: 'domain/leaving/leave-modal.tsx',
}

const sources = globSync('web/src/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') }).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

/** What a source calls the endpoint: its id, or another name that it was imported by. */
function localName(text: string, id: string): string | undefined {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '@atrium\/contract[^']*'/g)].map(([, names]) => names)
  const found = new RegExp(`(?:^|[\\s,])${id}(?: as (\\w+))?(?:,|\\s|$)`).exec(imported.join(','))
  return found === null ? undefined : (found[1] ?? id)
}

/** The functions of a source, each from its first line to the one that ends it. */
const functions = (text: string) => text.split(/\n\}\n/)

const calls = sources.flatMap(({ path, text }) =>
  asking.flatMap((id) => {
    const name = localName(text, id)
    if (name === undefined) return []
    return functions(text)
      .filter((each) => new RegExp(`call\\(\\s*${name}\\b`).test(each))
      .map((each) => ({ path, id, each }))
  }),
)

const asks = (text: string | undefined) => text !== undefined && /withFreshSignIn(?:<\w+>)?\(/.test(text)

test('asked about once more, by whichever page', () => {
  expect(calls.length).toBeGreaterThan(30)
  const bare = calls.filter(({ id, each }) => !asks(each) && !(id in askedBy))
  expect(bare.map(({ path, id }) => `${path}: ${id}`)).toEqual([])
  const around = Object.values(askedBy).map((path) => sources.find((source) => source.path === `web/src/${path}`))
  expect(around.filter((source) => !asks(source?.text))).toEqual([])
})
