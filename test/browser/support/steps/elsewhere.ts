/** What somebody does from elsewhere, over HTTP: no tab of the test's browser hears of it. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { expect } from '../fixtures.ts'

interface Input {
  /** The places of its path. */
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Answers what the call answers, which has to be done. */
export async function elsewhere<Answer>(
  origin: string,
  { idToken }: { idToken: string },
  { method, path }: Endpoint,
  { params = {}, query = {}, body }: Input = {},
): Promise<Answer> {
  const address = new URL(
    path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
    origin,
  )
  address.search = new URLSearchParams(query).toString()
  const answer = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${idToken}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
