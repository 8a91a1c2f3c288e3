/** The names that images are kept under, and finding them in addresses. */
import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 16
/** What a path is read below: the host does not count. */
const HERE = 'https://here.invalid'
const SHAPE = /^[\w-]{22}\.webp$/

/** 128 random bits: nobody guesses the address of an image that they were not shown. */
export function newContentName(): string {
  return `${randomBytes(RANDOM_BYTES).toString('base64url')}.webp`
}

/** Whether something has the shape of our names: the only names that reach a file or a store. */
export function isContentName(name: string): boolean {
  return SHAPE.test(name)
}

/**
 * Whether an address leads to an image of ours, or looks as if it did: with a query behind it, or written in escapes, it
 * would show the same one.
 */
export function seemsOurs(address: string): boolean {
  if (!URL.canParse(address, HERE)) return false
  const { pathname } = new URL(address, HERE)
  try {
    return isContentName(decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)))
  } catch {
    return false
  }
}

/**
 * The name at the end of an image's address; undefined for whatever cannot be ours. The host does not
 * count: it may have been another when the image was uploaded.
 */
export function contentNameIn(address: string): string | undefined {
  const base = address.startsWith('/') ? HERE : undefined
  if (!URL.canParse(address, base)) return undefined
  const { protocol, pathname, search, hash } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '') return undefined
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return isContentName(name) ? name : undefined
}
