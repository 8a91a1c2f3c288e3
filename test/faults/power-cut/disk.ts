/**
 * What may be on a disk after a power cut, by what was done to it before.
 *
 * Two things are kept apart, as file systems keep them: names in folders, and what is in files. An fsync of a
 * file makes its content last, and the name under which it was made (ext4, XFS, btrfs and APFS do that, and
 * PostgreSQL relies on it); an fsync of a folder makes its names last. Everything else may be there or not.
 */
import type { Recorded } from './record.ts'

/**
 * - `synced`: nothing lasted but what was synced.
 * - `in order`: names as a journal keeps them, up to some moment after the last fsync of anything; of each file
 *   its first unsynced writes, the last of them torn.
 * - `any subset`: names of each folder up to some moment of its own; of each file any of its unsynced writes.
 * - `torn pages`: everything lasted, but of each file's last unsynced write the second half: of a page of 8 KB, of the
 *   log or of a table, 4 KB are new and 4 KB as they were.
 */
export const models = ['synced', 'in order', 'any subset', 'torn pages'] as const
export type Model = (typeof models)[number]

/** From 0 up to 1, without 1. */
export type Random = () => number

const SECTOR_BYTES = 512

interface File {
  folder: false
  /** `data` absent: the file gets the size `offset`. */
  changes: { offset: number; data?: Uint8Array }[]
  /** How many of them an fsync has made last. */
  synced: number
  /** The change of a name that made it. */
  made: NameChange
}
interface Folder {
  folder: true
  /** As the process sees them. */
  names: Map<string, File | Folder>
  made: NameChange | undefined
  /** All changes of its names, in their order, and how many of them last. */
  changes: NameChange[]
}
interface NameChange {
  sets: { folder: Folder; name: string; to: File | Folder | undefined }[]
  lasts: boolean
}

/** Path -> content; null for a folder. A parent stands before what is in it. */
export type Image = Map<string, Uint8Array | null>

export function imageAfter(operations: Iterable<Recorded>, model: Model, random: Random): Image {
  const root: Folder = { folder: true, names: new Map(), made: undefined, changes: [] }
  const all: NameChange[] = []
  for (const operation of operations) apply(root, all, operation, model)
  const chosen = namesThatLasted(all, model, random)
  const names = new Map<Folder, Map<string, File | Folder>>()
  for (const { sets } of chosen) {
    for (const { folder, name, to } of sets) {
      const entries = names.get(folder) ?? new Map<string, File | Folder>()
      names.set(folder, entries)
      if (to) entries.set(name, to)
      else entries.delete(name)
    }
  }
  const image: Image = new Map()
  const lay = (folder: Folder, path: string) => {
    for (const [name, entry] of names.get(folder) ?? []) {
      image.set(path + name, entry.folder ? null : contentOf(entry, model, random))
      if (entry.folder) lay(entry, `${path}${name}/`)
    }
  }
  lay(root, '')
  return image
}

function apply(root: Folder, all: NameChange[], operation: Recorded, model: Model): void {
  if (operation.op === 'answer') return
  const { folder, name, entry } = find(root, operation.path)
  const change = (...sets: NameChange['sets']): NameChange => {
    const made = { sets, lasts: false }
    all.push(made)
    for (const set of sets) {
      if (!set.folder.changes.includes(made)) set.folder.changes.push(made)
      if (set.to) set.folder.names.set(set.name, set.to)
      else set.folder.names.delete(set.name)
    }
    return made
  }
  switch (operation.op) {
    case 'create': {
      const file: File = { folder: false, changes: [], synced: 0, made: { sets: [], lasts: false } }
      file.made = change({ folder, name, to: file })
      break
    }
    case 'mkdir': {
      const made: Folder = { folder: true, names: new Map(), made: undefined, changes: [] }
      made.made = change({ folder, name, to: made })
      break
    }
    case 'unlink':
      change({ folder, name, to: undefined })
      break
    case 'rename': {
      const target = find(root, operation.to)
      change({ folder, name, to: undefined }, { folder: target.folder, name: target.name, to: entry })
      break
    }
    case 'write':
    case 'truncate':
      if (!entry || entry.folder) throw new Error(`${operation.path} was changed and is no file`)
      entry.changes.push(
        operation.op === 'write' ? { offset: operation.offset, data: operation.data } : { offset: operation.size },
      )
      break
    case 'fsync': {
      // A journal is written up to here, whatever it was that was synced.
      const lasting = model === 'in order' ? all : !entry ? [] : entry.folder ? entry.changes : [entry.made]
      for (const one of lasting) one.lasts = true
      if (entry && !entry.folder) entry.synced = entry.changes.length
    }
  }
}

/** The recorded folder itself is there from the beginning, as the empty path. */
function find(root: Folder, path: string): { folder: Folder; name: string; entry: File | Folder | undefined } {
  if (path === '') return { folder: root, name: '', entry: root }
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  let folder = root
  for (const part of parts) {
    const next = folder.names.get(part)
    if (!next?.folder) throw new Error(`${path} was changed and has no folder`)
    folder = next
  }
  return { folder, name, entry: folder.names.get(name) }
}

function namesThatLasted(all: NameChange[], model: Model, random: Random): NameChange[] {
  if (model === 'torn pages') return all
  return model === 'in order' ? prefixInOrder(all, random) : prefixesOfFolders(all, model, random)
}

function prefixInOrder(all: NameChange[], random: Random): NameChange[] {
  const lasting = all.findLastIndex(({ lasts }) => lasts) + 1
  return all.slice(0, lasting + Math.floor(random() * (all.length - lasting + 1)))
}

function prefixesOfFolders(all: NameChange[], model: Model, random: Random): NameChange[] {
  const chosen = new Set<NameChange>()
  const folders = new Set(all.flatMap(({ sets }) => sets.map(({ folder }) => folder)))
  for (const { changes } of folders) {
    const more = model === 'synced' ? 0 : random()
    // A file's own fsync makes its name last, and nothing that was done to other names before.
    const lasting = changes.filter(({ lasts }) => lasts)
    const open = changes.filter(({ lasts }) => !lasts)
    for (const one of [...lasting, ...open.slice(0, Math.floor(more * (open.length + 1)))]) chosen.add(one)
  }
  return all.filter((one) => chosen.has(one))
}

function contentOf({ changes, synced }: File, model: Model, random: Random): Uint8Array {
  const unsynced = changes.slice(synced)
  const more: File['changes'] = []
  if (model === 'any subset') more.push(...unsynced.filter(() => random() < 0.5))
  if (model === 'torn pages') {
    more.push(...unsynced)
    const torn = more.pop()
    if (torn) more.push({ ...torn, ...(torn.data && { data: torn.data.subarray(0, torn.data.length >> 1) }) })
  }
  if (model === 'in order') {
    more.push(...unsynced.slice(0, Math.floor(random() * (unsynced.length + 1))))
    const torn = more.pop()
    if (torn?.data) {
      const sectors = Math.floor((random() * torn.data.length) / SECTOR_BYTES)
      more.push({ ...torn, data: torn.data.subarray(0, sectors * SECTOR_BYTES) })
    } else if (torn) more.push(torn)
  }
  const lasting = [...changes.slice(0, synced), ...more]
  const room = Math.max(0, ...lasting.map(({ offset, data }) => offset + (data?.length ?? 0)))
  const content = Buffer.alloc(room)
  let size = 0
  for (const { offset, data } of lasting) {
    if (data) {
      content.set(data, offset)
      size = Math.max(size, offset + data.length)
    } else {
      content.fill(0, offset)
      size = offset
    }
  }
  return content.subarray(0, size)
}
