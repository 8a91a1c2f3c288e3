/** A ZIP archive, as it grows: no file of it is ever whole in memory. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ArchivedFile {
  name: string
  /** Not what is small already, such as an image. */
  compress: boolean
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const nothing = new Uint8Array(0)

/** The archive's bytes, in pieces of any length. A file that cannot be read makes it reject. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let failure: Error | null = null
  const archive = new Zip((error, piece) => {
    if (error) failure = error
    else pieces.push(piece)
  })
  const written = () => {
    if (failure) throw failure
    const done = pieces
    pieces = []
    return done
  }
  for await (const { name, compress, content } of files) {
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name)
    archive.add(file)
    for await (const bytes of content) {
      file.push(bytes)
      yield* written()
    }
    file.push(nothing, true)
    yield* written()
  }
  archive.end()
  yield* written()
}

/** The same bytes in pieces of one length, the last of them shorter; none where there are no bytes. */
export async function* inPiecesOf(length: number, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    for (let rest = piece; rest.length > 0;) {
      const taken = rest.subarray(0, length - size)
      kept.push(taken)
      size += taken.length
      rest = rest.subarray(taken.length)
      if (size < length) continue
      yield Buffer.concat(kept)
      kept = []
      size = 0
    }
  }
  if (size > 0) yield Buffer.concat(kept)
}
