/**
 * All that computes over a whole roster: it takes seconds for a large one, and so runs in a thread. Nothing here asks
 * the database; what is known there is asked for.
 */
import { rosterMaxLines } from '@atrium/contract/limits'
import type { RosterCounts, rosterWays } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { CsvRecord } from '#files/csv-records.ts'
import { type Brought, differenceOf, type Step } from '#rosters/difference/difference.ts'
import { wishesOf } from '#rosters/difference/wishes.ts'
import { unpack } from './archive.ts'
import { type DataFile, dataFiles, type FileName } from './files.ts'
import { type Found, newFound, problem } from './found.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { pack, unpackRecords } from './pack.ts'
import { type Records, readFile } from './read-file.ts'
import { checkReferences } from './references.ts'
import { newRoom, recordsOf, textOf } from './text.ts'

type Way = (typeof rosterWays)[number]

/** What the thread asks, and what it is answered. */
export type Question =
  | { of: 'source'; systemCode: string; systemName: string }
  | { of: 'people'; emailKeys: string[] }
  | { of: 'classes'; nameKeys: string[] }
export interface SourceAnswer {
  /** The organization's day. */
  today: string
  records: Uint8Array | null
  brought: Brought
}
export interface Ask {
  source(question: { systemCode: string; systemName: string }): Promise<SourceAnswer>
  /** Folded address -> how somebody with it comes in, for those who are not invited anew. */
  people(emailKeys: string[]): Promise<Map<string, Way>>
  /** Which of these folded names a class of now has. */
  classes(nameKeys: string[]): Promise<Set<string>>
}

export interface Rehearsal {
  isFatal: boolean
  counts: RosterCounts
  lines: number
  peopleBefore: number
  records: Uint8Array
  /** Steps as they are kept, some at a time, as JSON. */
  parts: string[]
}

const STEPS_AT_ONCE = 500
const ASKED_AT_ONCE = 1_000

/** Refuses, by throwing `Refusal`, only what is no archive of a roster; all else is told of line by line. */
export async function rehearse(zip: Uint8Array, ask: Ask): Promise<Rehearsal> {
  const files = unpack(zip)
  const found = newFound()
  const texts = new Map<FileName, CsvRecord[]>()
  const room = newRoom()
  const read = (file: FileName): CsvRecord[] | undefined => {
    const text = textOf(files.get(file) ?? new Uint8Array())
    if (text === undefined) found.fatal(file, 1, { code: 'encoding_unknown' })
    const records = recordsOf(text ?? '', room)
    if (!('tooMany' in records)) return records
    found.fatal(file, 1, { code: records.tooMany === 'lines' ? 'too_many_lines' : 'unreadable' })
    return undefined
  }
  const manifest = readManifest(read('manifest.csv') ?? [], new Set(files.keys()), found)
  for (const file of dataFiles) {
    const records = manifest.modes[file] !== 'absent' && files.has(file) ? read(file) : undefined
    if (records) texts.set(file, records)
  }
  const { today, records: packed, brought } = await ask.source(manifest)
  const before = unpackRecords(packed)
  const { records, lines } = layOver(before, { manifest, texts, found })
  if (!found.isFatal) checkReferences(records, before, found)
  const { steps, counts } = differenceOf(
    // Of an archive that cannot be applied it is told what is wrong with it, and nothing else.
    found.isFatal ? emptyWishes() : wishesOf(records, today),
    found.isFatal ? { people: [], classes: [], places: [] } : brought,
    found.refused,
  )
  await sayHow(steps, ask)
  return {
    isFatal: found.isFatal,
    counts,
    lines,
    peopleBefore: brought.people.length,
    records: pack(records),
    parts: partsOf(steps),
  }
}

const emptyWishes = () => ({ people: new Map(), classes: new Map(), places: new Map() })

interface Written {
  manifest: Manifest
  texts: ReadonlyMap<FileName, CsvRecord[]>
  found: Found
}

function layOver(before: Records, { manifest, texts, found }: Written): { records: Records; lines: number } {
  let lines = 0
  const count = () => (lines += 1) <= rosterMaxLines
  const read = <File extends DataFile>(file: File): Records[File] => {
    const [mode, records] = [manifest.modes[file], texts.get(file)]
    return mode === 'absent' || !records ? before[file] : readFile(file, before[file], { records, mode, found, count })
  }
  const records: Records = {
    'academicSessions.csv': read('academicSessions.csv'),
    'orgs.csv': read('orgs.csv'),
    'users.csv': read('users.csv'),
    'roles.csv': read('roles.csv'),
    'classes.csv': read('classes.csv'),
    'enrollments.csv': read('enrollments.csv'),
  }
  // Teachers would become Users.
  if (manifest.modes['users.csv'] === 'bulk' && records['roles.csv'].size === 0 && records['users.csv'].size > 0) {
    found.fatal('manifest.csv', 1, problem('file_missing', 'roles.csv'))
  }
  return { records, lines: Math.min(lines, rosterMaxLines) }
}

/** How somebody who is new comes in, and which classes are there already. */
async function sayHow(steps: Step[], ask: Ask): Promise<void> {
  const added = steps.filter(({ kind, action }) => kind === 'person' && action === 'add')
  for (const some of inParts(added, ASKED_AT_ONCE)) {
    const ways = await ask.people(some.map(({ email }) => nameKey(email)))
    for (const step of some) {
      if (step.note?.code === 'person') step.note = { ...step.note, how: ways.get(nameKey(step.email)) ?? 'invited' }
    }
  }
  const classes = steps.filter(({ kind, action }) => kind === 'class' && action === 'add')
  for (const some of inParts(classes, ASKED_AT_ONCE)) {
    const keyOf = ({ data, name }: Step) => nameKey(data.names?.[0] ?? name)
    const there = await ask.classes(some.map(keyOf))
    for (const step of some) if (there.has(keyOf(step))) step.note = { code: 'class_there' }
  }
}

function partsOf(steps: Step[]): string[] {
  const placed = steps.map(({ sourcedId, ...step }, position) => ({ ...step, position, sourced_id: sourcedId }))
  return inParts(placed, STEPS_AT_ONCE).map((some) => JSON.stringify(some))
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size))
  return parts
}
