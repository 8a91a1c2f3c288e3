/** Reading the archives that people download. */
import { unzipSync } from 'fflate'

/** The files of an archive, the lists read. */
export function filesIn(archive: Buffer): Record<string, unknown> {
  const files = Object.entries(unzipSync(archive))
  return Object.fromEntries(
    files.map(([name, bytes]) => {
      const text = Buffer.from(bytes)
      return [name, name.endsWith('.json') ? (JSON.parse(text.toString()) as unknown) : text]
    }),
  )
}
