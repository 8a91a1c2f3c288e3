/** The session that a page's SDK keeps, as somebody with a hand on the browser would take it along. */
import type { Page } from '@playwright/test'

export interface StoredSession {
  uid: string
  accessToken: string
  refreshToken: string
}

/** Null where nobody is signed in. */
export async function storedSession(page: Page): Promise<StoredSession | null> {
  // A page may show itself before its SDK is there, which then moves what a test has put into the browser.
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases()
    const isMoved = Object.keys(localStorage).every((key) => !key.startsWith('firebase:authUser:'))
    return isMoved && databases.some(({ name }) => name === 'firebaseLocalStorageDb')
  })
  return page.evaluate(
    () =>
      new Promise<StoredSession | null>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(new Error('the SDK has no database here'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
          all.onerror = () => reject(new Error('the SDK’s database could not be read'))
          all.onsuccess = () => {
            opening.result.close()
            const [entry] = all.result as { value: { uid: string; stsTokenManager: Omit<StoredSession, 'uid'> } }[]
            if (entry === undefined) return resolve(null)
            const { uid, stsTokenManager } = entry.value
            resolve({ uid, ...stsTokenManager })
          }
        }
      }),
  )
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
