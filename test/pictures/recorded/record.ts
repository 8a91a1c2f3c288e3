/** What every picture looked like when somebody last said that it is right: a hash of each, kept beside this file. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureNames, readPicture } from '../album/album.ts'
import { hashOf } from '../probe.ts'
import type { Kind } from '../take-all.ts'

const file = join(import.meta.dirname, 'recorded.txt')

export interface PictureRecord {
  /** How the machine drew that made it. */
  probe: string
  hashes: Map<string, string>
}

export async function readRecord(): Promise<PictureRecord> {
  const [first = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const hashes = lines.map((line) => {
    const [hash = '', name = ''] = line.split(' ')
    return [name, hash] as const
  })
  return { probe: first.replace('probe ', ''), hashes: new Map(hashes) }
}

/** Pictures of a kind in `folder` that are not as recorded, that nothing is recorded of, or that are recorded and gone. */
export async function notAsRecorded(folder: string, { hashes }: PictureRecord, kind: Kind): Promise<string[]> {
  const taken = await hashesIn(folder)
  const recorded = [...hashes.keys()].filter((name) => isOf(kind, name))
  const names = [...new Set([...taken.keys(), ...recorded])].sort()
  return names.flatMap((name) => {
    const [now, then] = [taken.get(name), hashes.get(name)]
    if (now === then) return []
    return [then === undefined ? `${name}: new` : now === undefined ? `${name}: gone` : `${name}: differs`]
  })
}

/** Records what is in `folder`; of `kinds` that were not taken, what was recorded stays, if the same machine draws. */
export async function writeRecord(folder: string, probe: string, kinds: readonly Kind[]): Promise<void> {
  const before = await readRecord().catch(() => undefined)
  const isTaken = (name: string) => kinds.some((kind) => isOf(kind, name))
  const kept = before?.probe === probe ? [...before.hashes].filter(([name]) => !isTaken(name)) : []
  const all = [...kept, ...(await hashesIn(folder))].sort(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(file, [`probe ${probe}`, ...all.map(([name, hash]) => `${hash} ${name}`), ''].join('\n'))
}

const isOf = (kind: Kind, name: string) => name.startsWith(`${kind}/`)

async function hashesIn(folder: string): Promise<Map<string, string>> {
  const names = pictureNames(folder)
  return new Map(await Promise.all(names.map(async (name) => [name, hashOf(await readPicture(folder, name))] as const)))
}
