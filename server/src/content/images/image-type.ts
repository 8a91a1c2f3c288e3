/** What images are when they come, and what they are once they are ours. */

/** Every image that is kept was written by us, in this format. */
export const IMAGE_TYPE = 'image/webp'

/** Bytes that are enough to tell. */
export const SNIFF_BYTES = 64

const starts = (head: Buffer, magic: string, at = 0) => head.toString('latin1', at, at + magic.length) === magic

const AVIF_BRANDS = ['avif', 'avis']
/** Size and `ftyp`, then the main brand, its version, and the compatible ones. */
const BRANDS_AT = [8, ...Array.from({ length: 12 }, (_, index) => 16 + 4 * index)]

/** Whether a file begins as a JPEG, PNG, WebP, GIF or AVIF does. Names and declared types say nothing. */
export function looksLikeImage(head: Buffer): boolean {
  return (
    starts(head, '\xff\xd8\xff') ||
    starts(head, '\x89PNG\r\n\x1a\n') ||
    (starts(head, 'RIFF') && starts(head, 'WEBP', 8)) ||
    starts(head, 'GIF87a') ||
    starts(head, 'GIF89a') ||
    (starts(head, 'ftyp', 4) && BRANDS_AT.some((at) => AVIF_BRANDS.some((brand) => starts(head, brand, at))))
  )
}
