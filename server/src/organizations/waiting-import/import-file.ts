/** The CSV of organizations to create: bytes in, lines as the contract's rules know them out. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { createOrganization } from '@atrium/contract/organizations'
import { email } from '@atrium/contract/rules/email'
import * as z from 'zod/mini'
import { csvRecords } from '#files/csv-records.ts'
import { howMany } from '#files/how-many.ts'
import { parse } from '#http/input/parse.ts'
import { Refusal } from '#http/refusal.ts'
import type { Wanted } from '#organizations/create.ts'

const MAX_LINES = 10_000

const required = ['name', 'displayName', 'ownerEmail'] as const
const optional = ['logo_url', 'primary', 'page_background', 'company_email'] as const
const columns: readonly string[] = [...required, ...optional]

const ownerEmail = z.strictObject({ ownerEmail: email })

/** One organization of the file, or why it can be none. */
export type FileLine = { line: number; name: string } & (
  | { wanted: Wanted; ownerEmail: string }
  | { wanted?: undefined; reason: string }
)

/**
 * Lines are numbered as an editor counts them: a field with a line break in it takes two. Refuses with
 * `invalid_input` for a file that is no such CSV or too large. It takes seconds for a large one, and so runs in a
 * thread.
 */
export function fileLines(bytes: Uint8Array): FileLine[] {
  const text = textOf(bytes)
  // Each may hold a quoted line break; of many more a record each would fill the memory before they are counted.
  if (howMany(text, '\n', 2 * MAX_LINES) > 2 * MAX_LINES) refuse('file', fieldMessages.tooMany)
  const [header, ...records] = csvRecords(text)
  if ([header, ...records].some((record) => record && record.broken !== null)) refuse('file', fieldMessages.invalid)
  const names = header?.cells.map((name) => name.trim()) ?? []
  for (const name of required) if (!names.includes(name)) refuse(name, fieldMessages.required)
  const odd = names.find((name, index) => !columns.includes(name) || names.indexOf(name) !== index)
  if (odd !== undefined) refuse(odd === '' ? 'file' : odd, fieldMessages.unknownField)
  if (records.length > MAX_LINES) refuse('file', fieldMessages.tooMany)
  return records.map(({ line, cells }) => lineOf(line, names, cells))
}

/** UTF-8 without its mark, with one kind of line break. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch (cause) {
    throw new Refusal('invalid_input', { fields: { file: fieldMessages.invalid }, cause })
  }
}

function lineOf(line: number, names: string[], cells: string[]): FileLine {
  const value = (column: string) => cells[names.indexOf(column)]?.trim() ?? ''
  const given = (column: string) => value(column) || undefined
  const name = value('name')
  if (cells.length !== names.length) return { line, name, reason: fieldMessages.invalid }
  try {
    const owner = parse(ownerEmail, { ownerEmail: value('ownerEmail') })
    const wanted = parse(createOrganization.body, {
      name,
      displayName: value('displayName'),
      branding: {
        logo_url: given('logo_url'),
        colors: { primary: given('primary'), page_background: given('page_background') },
      },
      metadata: { company_email: given('company_email') },
    })
    return { line, name: wanted.name, wanted, ownerEmail: owner.ownerEmail }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { line, name, reason: Object.values(error.fields ?? {})[0] ?? error.message }
  }
}

function refuse(field: string, sentence: string): never {
  throw new Refusal('invalid_input', { fields: { [field]: sentence } })
}
