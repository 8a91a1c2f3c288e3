/** A client with a server that answers what a test says, and two things that it can be asked. */
import { endpoint } from '@atrium/contract/endpoint'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '#api/client.ts'

export const getThing = endpoint({
  id: 'getThing',
  summary: 'A thing.',
  method: 'GET',
  path: '/api/things/:name',
  access: 'bearer',
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ page: z._default(z.number(), 1), filter: z.optional(z.string()) }),
  answer: z.strictObject({ name: z.string() }),
})

export const saveThing = endpoint({
  id: 'saveThing',
  summary: 'Saves it.',
  method: 'POST',
  path: '/api/things',
  access: 'bearer',
  body: z.strictObject({ name: z.string() }),
  answer: z.strictObject({ name: z.string() }),
})

export interface Sent {
  url: string
  init: RequestInit
}

/** In: what the server answers, one after the other; a client and what it sends. */
export function surroundings(
  answers: (Response | Error)[],
  {
    token = 'old',
    refresh = async () => 'new',
    asker = () => undefined,
  }: {
    token?: string
    refresh?: (refused: string | null) => Promise<string | null>
    asker?: () => string | undefined
  } = {},
) {
  const sent: Sent[] = []
  const { call } = createClient({
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init ?? {} })
      const answer = answers[sent.length - 1]
      if (answer === undefined) throw new Error('one request too many')
      if (answer instanceof Error) throw answer
      return answer
    },
    sendForm: () => Promise.reject(new Error('no form was given')),
    token: () => (token === '' ? null : token),
    refresh,
    asker,
  })
  return { call, sent }
}

export const refusal = (status: number, body: unknown) => Response.json(body, { status })

/** What it rejects with. */
export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
