/**
 * Compressed documents, kept for whoever comes next, up to so many bytes in all: pages, languages, themes and the rest of
 * what tells two apart make thousands together, and a single visitor may ask for all of them.
 */
import type { EncodedDocument } from './encoded.ts'

/** All pages in some languages; of those at the door, which bring their scripts along, two hundred. */
const MOST_BYTES = 48 * 1_024 * 1_024

export interface KeptDocuments {
  /** The one of that key, else what `make` makes; `keeps` is to be told of bytes that it keeps more than before. */
  find(key: string, make: (keeps: (bytes: number) => void) => EncodedDocument): EncodedDocument
}

interface Kept {
  document: EncodedDocument
  bytes: number
}

/** What was not asked for the longest goes first. */
export function keepDocuments(mostBytes = MOST_BYTES): KeptDocuments {
  const documents = new Map<string, Kept>()
  let all = 0

  function forgetOldest(): void {
    for (const [key, { bytes }] of documents) {
      if (all <= mostBytes) return
      documents.delete(key)
      all -= bytes
    }
  }

  return {
    find(key, make) {
      const known = documents.get(key)
      // The latest stands last.
      if (known && documents.delete(key)) documents.set(key, known)
      if (known) return known.document
      const kept: Kept = {
        bytes: 0,
        document: make((more) => {
          // What is compressed may be forgotten meanwhile.
          if (documents.get(key) !== kept) return
          kept.bytes += more
          all += more
          forgetOldest()
        }),
      }
      documents.set(key, kept)
      return kept.document
    },
  }
}
