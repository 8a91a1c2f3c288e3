/**
 * All that computes over the whole text of an import: it takes seconds for two megabytes, and so runs in a thread.
 * Nothing here asks the database.
 */
import { createHash } from 'node:crypto'
import { importActions, previewImport } from '@atrium/contract/people/people-import'
import { utf8Of } from '#http/input/json-body.ts'
import { parse } from '#http/input/parse.ts'
import { Refusal } from '#http/refusal.ts'
import { keysOf, type KnownPeople, planLines, type PlannedLine } from './plan-lines.ts'
import { readList } from './reading/read-lines.ts'

/** The text, or a body that holds it and that nobody has read yet. */
export type ImportSource = { text: string } | { json: Uint8Array }

export interface ImportContent {
  /** Stands for the text where two have to be told apart. */
  digest: string
  total: number
  /** Whether a line that is taken names an owner. */
  namesOwners: boolean
  /** Lines as they are kept, some at a time, as JSON. */
  parts: string[]
}

export type AskKnown = (emailKeys: string[]) => Promise<KnownPeople>

/** So many lines are asked for, or kept, by one statement: short enough for others to come in between. */
const LINES_AT_ONCE = 250

/** Of lines that are refused whoever is there. */
const nobody: KnownPeople = { members: new Map(), invited: new Set(), labelKeys: new Set(), today: '' }

/** The answer of the preview as JSON, held to the contract. Throws `Refusal` for a body that is none. */
export async function previewText(source: ImportSource, ask: AskKnown): Promise<Uint8Array> {
  const { lines: read, ignored, ignoredTotal, repeated } = readList(textOf(source))
  const planned: PlannedLine[] = []
  const labelKeys = new Set<string>()
  for (const some of inParts(read)) {
    const keys = keysOf(some)
    const known = keys.length === 0 ? nobody : await ask(keys)
    // With those that earlier lines bring.
    for (const key of known.labelKeys) labelKeys.add(key)
    planned.push(...planLines(some, { ...known, labelKeys }))
  }
  const counts = Object.fromEntries(
    importActions.map((action) => [action, planned.filter((line) => line.action === action).length]),
  )
  const lines = planned.map(({ uid: _uid, givenName: given_name, familyName: family_name, ...line }) => {
    return { ...line, given_name, family_name }
  })
  const answer = previewImport.answer.parse({ counts, lines, ignored, ignoredTotal, repeated })
  // Of its own: the thread hands it over whole.
  return new TextEncoder().encode(JSON.stringify(answer))
}

/** The lines to keep. Throws `Refusal` for a body that is none. */
export function contentOf(source: ImportSource): ImportContent {
  const text = textOf(source)
  const { lines } = readList(text)
  const kept = lines.map(({ givenName: given_name, familyName: family_name, startsOn: starts_on, ...line }) => {
    const { endsOn: ends_on, ...rest } = line
    const outcome = line.reason === null ? null : 'refuse'
    return { ...rest, given_name, family_name, starts_on, ends_on, outcome }
  })
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    total: lines.length,
    namesOwners: lines.some(({ role, reason }) => role === 'owner' && reason === null),
    parts: inParts(kept).map((some) => JSON.stringify(some)),
  }
}

function textOf(source: ImportSource): string {
  // Half of a character is none, in no column of the database.
  return ('text' in source ? source.text : bodyOf(source.json)).toWellFormed()
}

function bodyOf(json: Uint8Array): string {
  let body: unknown
  try {
    body = JSON.parse(utf8Of(json))
  } catch (cause) {
    throw new Refusal('malformed_request', { cause })
  }
  return parse(previewImport.body, body).text
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += LINES_AT_ONCE) {
    parts.push(items.slice(start, start + LINES_AT_ONCE))
  }
  return parts
}
