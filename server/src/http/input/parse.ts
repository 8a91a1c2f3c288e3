/** Parses a request's parts by the contract, into values or into one sentence a field. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type * as z from 'zod/mini'
import { isOwnSentence } from '#http/languages/sentences.ts'
import { Refusal } from '#http/refusal.ts'
import { isStorable } from './storable-text.ts'

/** Far deeper than anything the contract declares, far shallower than the stack. */
const MAX_DEPTH = 32

type Issue = z.core.$ZodIssue

/** Throws `Refusal('invalid_input')` with a sentence for each field that is wrong or unknown. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnstorable(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('invalid_input', { fields: sentences(parsed.error.issues) })
}

/** What the database could not keep is refused here rather than there, in values and in their names. */
function refuseUnstorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw new Refusal('invalid_input', { fields: { [path.join('.') || 'body']: fieldMessages.invalid } })
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length > MAX_DEPTH) throw new Refusal('invalid_input', { fields: { body: fieldMessages.invalid } })
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) throw new Refusal('invalid_input', { fields: { body: fieldMessages.unknownField } })
    refuseUnstorable(item, [...path, key])
  }
}

/** The first sentence of each field; a nested field is named by its dotted path. */
function sentences(issues: readonly Issue[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    for (const [field, sentence] of sentencesOf(issue)) {
      if (!fields.has(field)) fields.set(field, sentence)
    }
  }
  return Object.fromEntries(fields)
}

function sentencesOf(issue: Issue): [string, string][] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...path, key].join('.'), fieldMessages.unknownField])
  }
  // A rule without a sentence of its own leaves the library's, which could echo the value.
  return [[path.join('.') || 'body', isOwnSentence(issue.message) ? issue.message : fieldMessages.invalid]]
}
