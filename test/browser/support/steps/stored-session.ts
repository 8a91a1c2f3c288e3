/** The session that a page's SDK keeps, as somebody with a hand on the browser would take it along. */
import { expect, type Page } from '@playwright/test'

export interface StoredSession {
  uid: string
  accessToken: string
  refreshToken: string
}

/** Null where nobody is signed in. */
export async function storedSession(page: Page): Promise<StoredSession | null> {
  const read = () => page.evaluate(readStore)
  // A page may show itself before its SDK is there, which then makes its store and moves what a test has put into the browser.
  await expect.poll(read).not.toBeNull()
  return (await read())?.session ?? null
}

/** In the page; null where the SDK is not that far. */
async function readStore(): Promise<{ session: StoredSession | null } | null> {
  const [database, store, kept] = ['firebaseLocalStorageDb', 'firebaseLocalStorage', 'firebase:authUser:']
  const isMoved = Object.keys(localStorage).every((key) => !key.startsWith(kept))
  if (!isMoved || !(await indexedDB.databases()).some(({ name }) => name === database)) return null
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('the SDK’s database could not be read'))
    })
  const opened = await answered(indexedDB.open(database))
  try {
    if (!opened.objectStoreNames.contains(store)) return null
    const all = (await answered(opened.transaction(store).objectStore(store).getAll())) as Entry[]
    // It tries the store out with an entry of another name.
    const entry = all.find(({ fbase_key }) => fbase_key.startsWith(kept))
    return { session: entry === undefined ? null : { uid: entry.value.uid, ...entry.value.stsTokenManager } }
  } finally {
    opened.close()
  }
}

interface Entry {
  fbase_key: string
  value: { uid: string; stsTokenManager: Omit<StoredSession, 'uid'> }
}

/** As the SDK refreshes, from the page and with its cookies; answers the status and what the server says. */
export function refreshIn(
  page: Page,
  refreshToken: string,
): Promise<{ status: number; refreshToken?: string; error?: string }> {
  return page.evaluate(async (token) => {
    const answer = await fetch('/securetoken.googleapis.com/v1/token?key=test', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
    })
    const body = (await answer.json()) as { refresh_token?: string; error?: { message: string } }
    return {
      status: answer.status,
      ...(body.refresh_token === undefined ? {} : { refreshToken: body.refresh_token }),
      ...(body.error === undefined ? {} : { error: body.error.message }),
    }
  }, refreshToken)
}

/** With a token that has run out: only the SDK can say whose it is. */
export async function sessionOnlySdkKnows(page: Page, withSession: () => Promise<unknown>): Promise<void> {
  await withSession()
  await page.evaluate(() => {
    const [head, claims = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.')
    const told = { ...(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object), exp: 1 }
    localStorage.setItem('accessToken', [head, btoa(JSON.stringify(told)), signature].join('.'))
  })
}
