/** Compresses what never changes once, at build time, for the server to send as it is. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { startChunkName } from './chunks/start-chunk.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The build is part of the first start: half the best level's time for all but 2 % of its gain... */
const brotliQuality = 10
/** ...which is worth it for what every first visit waits for. */
const startQuality = constants.BROTLI_MAX_QUALITY
/** Below this the header of the encoding takes what it saves. */
const worthwhileBytes = 500

export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css|svg)$/.test(name))
  await Promise.all(names.map((name) => compress(join(folder, name))))
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = basename(path).startsWith(`${startChunkName}-`) ? startQuality : brotliQuality
  if (content.length < worthwhileBytes) return
  await Promise.all([
    writeFile(
      `${path}.br`,
      await brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ),
    writeFile(`${path}.gz`, await gzipped(content)),
  ])
}
