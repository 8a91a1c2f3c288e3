/** Who is signed in, when what is known of it arrives out of order. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lookUpAddress } from './embedded-client.ts'
import type { User } from './identity.ts'
import { applyAuthUser, currentSession } from './session.ts'
import { storedToken } from './token/token-store.ts'

afterEach(() => applyAuthUser(null))

/** Somebody whose token takes as long as the test wants. */
function person(uid: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const user = { uid, email: null, displayName: uid, photoURL: null, getIdToken: () => promise }
  return { user: user as unknown as User, tokenArrives: () => resolve(`token of ${uid}`) }
}

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.signature`

test('the token is stored when it is told that somebody is signed in', async () => {
  const ada = person('ada')
  const adopting = applyAuthUser(ada.user)
  expect(storedToken()).toBeNull()
  ada.tokenArrives()
  await adopting
  expect(storedToken()).toBe('token of ada')
  expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'ada' } })
})

test('a token that arrives after the sign-out signs nobody in again', async () => {
  const ada = person('ada')
  const adopting = applyAuthUser(ada.user)
  await applyAuthUser(null)
  ada.tokenArrives()
  await adopting
  expect(storedToken()).toBeNull()
  expect(currentSession().state).toBe('signed-out')
})

test('of two that are adopted at once the later one stays, and both wait for it', async () => {
  const [ada, grace] = [person('ada'), person('grace')]
  const both = [applyAuthUser(ada.user), applyAuthUser(grace.user)]
  ada.tokenArrives()
  grace.tokenArrives()
  await both[0]
  expect(storedToken()).toBe('token of grace')
  await both[1]
  expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'grace' } })
})

describe('whoever asks before it is known who is signed in', () => {
  /** As a page has it that has just been opened. */
  async function opened(token: string | null) {
    vi.resetModules()
    const store = await import('./token/token-store.ts')
    store.storeToken(token)
    return import('./session.ts')
  }

  test('hears it once it is', async () => {
    const session = await opened('token of ada')
    const heard = session.knownSession()
    const ada = person('ada')
    void session.applyAuthUser(ada.user)
    ada.tokenArrives()
    expect(await heard).toMatchObject({ state: 'signed-in', user: { uid: 'ada' } })
  })

  test('hears of a session that is over', async () => {
    const session = await opened('token of ada')
    const heard = session.knownSession()
    await session.applyAuthUser(null)
    expect(await heard).toMatchObject({ state: 'signed-out' })
  })

  test('waits for nothing where no token is stored', async () => {
    const session = await opened(null)
    expect(await session.knownSession()).toMatchObject({ state: 'signed-out' })
  })
})

describe('a page whose head has asked the provider whose the token is', () => {
  const setUp = vi.fn<(settings: unknown, listener: (user: User | null) => void) => void>()
  const refused = () => new Response('{}', { status: 400 })
  const known = () => Response.json({ users: [{ localId: 'ada' }] })

  /** Until `shown` is called, something is still to be shown. */
  async function opened(answer: Response) {
    vi.resetModules()
    const tab = new EventTarget()
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
    vi.doMock('./identity.ts', () => ({ setUp }))
    const { storeToken } = await import('./token/token-store.ts')
    storeToken(tokenOf('ada'))
    globalThis.__earlyAnswers = {
      token: tokenOf('ada'),
      at: performance.now(),
      answers: { [lookUpAddress]: Promise.resolve(answer) },
    }
    const { promise, resolve: shown } = Promise.withResolvers<void>()
    const session = await import('./session.ts')
    const anotherTabStores = (newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken', newValue }))
    return {
      session,
      shown,
      storeToken,
      anotherTabStores,
      started: session.startSession({ provider: 'embedded' }, promise),
    }
  }
  afterEach(() => {
    setUp.mockClear()
    vi.doUnmock('./identity.ts')
    vi.unstubAllGlobals()
    globalThis.__earlyAnswers = undefined
  })

  test('knows who is signed in without the SDK, once there is a page to show them', async () => {
    const { session, shown, started } = await opened(known())
    await vi.dynamicImportSettled()
    expect(session.currentSession().state).toBe('unresolved')
    shown()
    expect(await session.knownSession()).toMatchObject({ state: 'signed-in', user: { uid: 'ada' } })
    expect(setUp).not.toHaveBeenCalled()
    await started
    await vi.waitFor(() => expect(setUp).toHaveBeenCalledOnce())
  })

  test.each([
    ['another tab signs out', null],
    ['another tab signs somebody else in', tokenOf('grace')],
  ])('waits for the SDK as soon as %s', async (_, stored) => {
    const { session, shown, anotherTabStores } = await opened(known())
    shown()
    await session.knownSession()
    anotherTabStores(tokenOf('ada'))
    expect(session.currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'ada' } })
    expect(setUp).not.toHaveBeenCalled()
    anotherTabStores(stored)
    expect(session.currentSession().state).toBe('unresolved')
    await vi.waitFor(() => expect(setUp).toHaveBeenCalledOnce())
  })

  test('leaves it to the SDK where another tab signed somebody else in before there was a page', async () => {
    const { session, shown, storeToken } = await opened(known())
    storeToken(tokenOf('grace'))
    shown()
    await vi.waitFor(() => expect(setUp).toHaveBeenCalledOnce())
    expect(session.currentSession().state).toBe('unresolved')
  })

  test('leaves it to the SDK where the provider refuses', async () => {
    const { session } = await opened(refused())
    await vi.waitFor(() => expect(setUp).toHaveBeenCalledOnce())
    expect(session.currentSession().state).toBe('unresolved')
  })

  test('has what the SDK says where somebody asked for that meanwhile', async () => {
    const { session, shown, started } = await opened(known())
    await session.withAuthSdk(async () => undefined)
    shown()
    await started
    expect(setUp).toHaveBeenCalledOnce()
    setUp.mock.calls[0]?.[1](null)
    await vi.waitFor(() => expect(session.currentSession().state).toBe('signed-out'))
  })
})

describe('a sign-in of this very tab', () => {
  async function opened() {
    vi.resetModules()
    vi.doMock('./identity.ts', () => ({ setUp: () => {} }))
    const session = await import('./session.ts')
    const { promise, resolve: heard } = Promise.withResolvers<void>()
    session.setSignInListener(() => promise)
    const ada = person('ada')
    ada.tokenArrives()
    return { session, heard, signingIn: session.withSignIn('sign-in', () => session.applyAuthUser(ada.user)) }
  }
  afterEach(() => vi.doUnmock('./identity.ts'))

  test('screens hear of once its listener is done', async () => {
    const { session, heard, signingIn } = await opened()
    await vi.dynamicImportSettled()
    expect(session.currentSession().user).toBeNull()
    heard()
    await signingIn
    expect(session.currentSession().user).toMatchObject({ uid: 'ada' })
  })

  test('is over where somebody signs out meanwhile', async () => {
    const { session, heard, signingIn } = await opened()
    await vi.dynamicImportSettled()
    await session.applyAuthUser(null)
    heard()
    await signingIn
    expect(session.currentSession().state).toBe('signed-out')
  })
})
