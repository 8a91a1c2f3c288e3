/** The calls of whoever got the link: what it offers, and making that their own. In one module, so that they come with this page alone. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { previewTakeAlong, takeAlong } from '@atrium/contract/identity/take-along'
import { call } from '#api/client.ts'
import type { CallInput } from '#api/request.ts'

export type OfferedAccount = AnswerOf<typeof previewTakeAlong>

export function previewAccount(token: string): Promise<OfferedAccount> {
  return call(previewTakeAlong, { body: { token } })
}

export async function makeOwn(body: CallInput<typeof takeAlong>['body']): Promise<void> {
  await call(takeAlong, { body })
}
