/**
 * A program of its own: decodes one image and writes it anew. What a hostile file does to a decoder, it
 * does to this process, which has no settings, no database and a short life.
 *
 * Parameters: the file, and where to write. Says one line of JSON (`Outcome`) where it comes to an end.
 */
import { writeFile } from 'node:fs/promises'
import { uploadMaxPixels } from '@atrium/contract/limits'
import sharp from 'sharp'
import type { Outcome, RefusedImage } from './reencode.ts'
import { EXIT_DISK_FULL } from './exit-codes.ts'

const LONG_SIDE = 2_048
const QUALITY = 82

// Formats nobody asked for have decoders too: none but these five is there to be found fault with.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}File`),
})
sharp.concurrency(1)
sharp.cache(false)

/** Only the header is read before the pixels are counted; of an animation, the first picture is taken. */
async function reencode(source: string): Promise<Buffer | RefusedImage> {
  const image = (limitInputPixels: number | false) => sharp(source, { limitInputPixels, failOn: 'error' })
  const { width, height } = await image(false).metadata()
  if (width * height > uploadMaxPixels) return 'fileTooManyPixels'
  return image(uploadMaxPixels)
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** Only the kind of the failure goes back. */
function toExitCode({ code }: NodeJS.ErrnoException): never {
  process.exit(code === 'ENOSPC' || code === 'EDQUOT' ? EXIT_DISK_FULL : 1)
}

// Whoever started this is gone when its end of the pipe is: nobody waits for the picture any more.
process.stdin.on('end', () => process.exit(1)).resume()

const [source = '', target = ''] = process.argv.slice(2)
const result = await reencode(source).catch(() => 'fileNotImage' as const)
const isRefused = typeof result === 'string'
if (!isRefused) await writeFile(target, result, { flag: 'wx' }).catch(toExitCode)
const outcome: Outcome = isRefused ? { refused: result } : { bytes: result.length }
process.stdout.write(JSON.stringify(outcome), () => process.exit(0))
