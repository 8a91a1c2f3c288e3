/** Where an organization's own sign-in leads to, once it has come back to a tab. */
import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { finishOrganizationSignIn } from './organization-sign-in.ts'

const ada = { uid: 'ada', email: null, displayName: null, photoURL: null }

vi.mock('./newcomer.ts', () => ({
  arrive: async () => ({ user: ada, accept: async () => {}, decline: async () => {} }),
}))
vi.mock('#session/session.ts', () => ({ knownSession: async () => ({ state: 'signed-out', user: null }) }))

afterEach(() => vi.unstubAllGlobals())

/** In: what this tab keeps of the way that it has set out on, and the destination of the one that the server tells it of. */
async function comeBack(begun: object | null, redirect: string | null) {
  const { tab } = stubStorage()
  if (begun !== null) tab.set('organization-sign-in', JSON.stringify(begun))
  const end = { token: 'once', redirect, problem: null, connection: 'school' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(end)))
  return finishOrganizationSignIn()
}

test('a tab goes where it wanted to, though it is told of the way of another that came back in the same moment', async () => {
  const begun = { connection: 'school', hint: 'ada@school.org', redirect: '/organizations/arch/people' }
  expect(await comeBack(begun, '/authors')).toEqual({ is: 'signed-in', redirect: '/organizations/arch/people' })
  expect(await comeBack({ ...begun, redirect: null }, '/authors')).toEqual({ is: 'signed-in', redirect: null })
})

test('a tab that has set out for another sign-in, or for none, goes where the way leads that it is told of', async () => {
  const begun = { connection: 'other', hint: 'ada@school.org', redirect: '/organizations/arch/people' }
  expect(await comeBack(begun, '/authors')).toMatchObject({ is: 'asking', redirect: '/authors' })
  expect(await comeBack(null, '/authors')).toMatchObject({ is: 'asking', redirect: '/authors' })
})
