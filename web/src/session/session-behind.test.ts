/** A tab whose tokens are those of a session that another one has changed since. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { User } from './identity.ts'

describe('a tab that another one has gone beyond', () => {
  const tokenUntil = (exp: number) => `head.${btoa(JSON.stringify({ sub: 'ada', exp }))}.signature`
  const ada = (token: string) => ({ uid: 'ada', getIdToken: () => Promise.resolve(token) }) as unknown as User
  const [own, newer] = [tokenUntil(4_000_000_000), tokenUntil(4_000_000_060)]

  /** What all tabs share. */
  const stored = new Map<string, string>()

  let signedIn = 'ada'

  async function opened() {
    vi.resetModules()
    signedIn = 'ada'
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    vi.doMock('./identity.ts', () => ({
      setUp: () => {},
      currentUser: async () => ({ uid: signedIn }),
      toSaidError: (error: unknown) => error,
    }))
    const session = await import('./session.ts')
    await session.applyAuthUser(ada(own))
    return session
  }
  afterEach(() => {
    vi.doUnmock('./identity.ts')
    vi.unstubAllGlobals()
    stored.clear()
  })

  test('asks the provider for nothing until the SDK has heard of it', async () => {
    const session = await opened()
    stored.set('accessToken', newer)
    const asked = vi.fn(() => Promise.resolve())
    const asking = session.withAuthSdk(asked)
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
    await session.applyAuthUser(ada(newer))
    await asking
    expect(asked).toHaveBeenCalledOnce()
  })

  test.each(['withAuthSdk', 'withNewSession'] as const)(
    'does nothing to whom another tab has signed in since (%s)',
    async (way) => {
      const session = await opened()
      const { withSessionChange } = await import('./token/session-change.ts')
      const other = Promise.withResolvers<void>()
      const changing = withSessionChange(() => other.promise)
      const action = vi.fn(() => Promise.resolve())
      const asked = session[way](action)
      signedIn = 'grace'
      other.resolve()
      await changing
      await expect(asked).rejects.toMatchObject({ code: 'user-mismatch' })
      expect(action).not.toHaveBeenCalled()
    },
  )

  test('takes what is stored in the place of what was refused, and asks for nothing', async () => {
    const session = await opened()
    stored.set('accessToken', newer)
    expect(await session.freshIdToken(own)).toBe(newer)
  })

  test('waits for the tab that is at it before it asks for a new one', async () => {
    const session = await opened()
    const { withSessionChange } = await import('./token/session-change.ts')
    const answer = Promise.withResolvers<void>()
    const changing = withSessionChange(async () => {
      await answer.promise
      stored.set('accessToken', newer)
    })
    const asked = session.freshIdToken(own)
    answer.resolve()
    await changing
    expect(await asked).toBe(newer)
  })

  test.each([
    ['somebody else’s', `head.${btoa(JSON.stringify({ sub: 'grace', exp: 4_000_000_060 }))}.signature`],
    ['one that has run out', tokenUntil(1_000_000_000)],
    ['the one that was refused', own],
  ])('never takes %s', async (_, there) => {
    await opened()
    const { storedSince } = await import('./token/token-store.ts')
    stored.set('accessToken', there)
    expect(storedSince(own)).toBeNull()
  })

  test.each([
    ['nobody has stored another', own],
    ['what is stored has run out', tokenUntil(1_000_000_000)],
    ['what is stored is no token', 'ran-out'],
  ])('asks at once where %s', async (_, there) => {
    const session = await opened()
    stored.set('accessToken', there)
    expect(await session.withAuthSdk(() => Promise.resolve('asked'))).toBe('asked')
  })
})
