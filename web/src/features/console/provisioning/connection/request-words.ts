/** What one request of a directory was, and why it was refused, in words. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { listConnectionRequests } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'

export type LoggedRequest = AnswerOf<typeof listConnectionRequests>['results'][number]

const { log } = provisioningMessages

export function sentenceOf({ operation, resource, subject, outcome }: LoggedRequest): string {
  if (outcome === 'refused') return refusalSentence(operation, subject)
  const words: Partial<Record<typeof outcome, (subject: string) => string>> =
    resource === 'Groups' ? log.groups : log.people
  return words[outcome]?.(subject) ?? `${subject}: ${log.results[outcome]}`
}

function refusalSentence(operation: string, subject: string): string {
  if (subject === '' || operation === 'GET') return log.refused.nobody
  if (operation === 'POST') return log.refused.add(subject)
  return operation === 'DELETE' ? log.refused.remove(subject) : log.refused.change(subject)
}

/** What to do about it; what is wrong with the request itself says more in the words that the directory was told. */
export function refusalOf({ cause, reason }: LoggedRequest): string[] {
  const words = cause === null ? [] : [log.causes[cause]]
  return reason !== null && (cause === null || cause === 'unreadable') ? [...words, log.told(reason)] : words
}
