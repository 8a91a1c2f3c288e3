/** Unpacks a roster's archive, bounded in everything that an archive may claim: nothing of it touches a disk. */
import { rosterMaxEntries, rosterMaxUnzippedBytes } from '@atrium/contract/limits'
import { rosterMessages } from '@atrium/contract/sentences/en/rosters'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { rosterField } from '@atrium/contract/people/rosters'
import { Refusal } from '#http/refusal.ts'
import { type FileName, fileNames } from './files.ts'

/** Rosters compress to a twentieth; what unpacks to far more than it is was made to. */
const MAX_RATIO = 200
/** Of less than this nobody minds. */
const SMALL_BYTES = 1024 * 1024
const STORED = 0
const DEFLATED = 8

type Sentence = 'rosterUnreadable' | 'rosterUnsafe' | 'rosterTooLarge' | 'rosterNoManifest'

function refused(sentence: Sentence, detail: string, cause?: unknown): Refusal {
  return new Refusal('invalid_input', { detail, cause, fields: { [rosterField]: rosterMessages[sentence] } })
}

/**
 * The files of a roster by their names; whatever else is in the archive stays packed. Refuses with `invalid_input` for
 * what is no archive, holds or claims too much, has a file twice, or has names that lead out of it.
 */
export function unpack(zip: Uint8Array): Map<FileName, Uint8Array> {
  const seen = new Set<string>()
  let bytes = 0
  const wanted = (file: UnzipFileInfo): boolean => {
    const { name, size, originalSize, compression } = file
    if (isUnsafe(name) || seen.has(name)) throw refused('rosterUnsafe', 'an unsafe name, or one twice')
    seen.add(name)
    if (seen.size > rosterMaxEntries) throw refused('rosterTooLarge', 'too many entries')
    if (!isFileName(name)) return false
    if (compression !== STORED && compression !== DEFLATED) throw refused('rosterUnreadable', 'a compression')
    bytes += originalSize
    const ratio = originalSize / Math.max(size, 1)
    if (bytes > rosterMaxUnzippedBytes || (originalSize > SMALL_BYTES && ratio > MAX_RATIO)) {
      throw refused('rosterTooLarge', 'it unpacks to too much')
    }
    return true
  }
  const files = new Map(Object.entries(unzipped(zip, wanted))) as Map<FileName, Uint8Array>
  if (!files.has('manifest.csv')) throw refused('rosterNoManifest', 'no manifest')
  return files
}

/** What an entry claims is what is made room for: one that holds more is cut off there, and refused. */
function unzipped(zip: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(zip, { filter })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refused('rosterUnreadable', 'no archive', error)
  }
}

function isFileName(name: string): name is FileName {
  return (fileNames as readonly string[]).includes(name)
}

/** Absolute, with a drive, or with a way up: no exporter writes it. */
function isUnsafe(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i.test(name)
}
