/** Addresses as directories write them. */

const START = '/scim/'
/** `/scim/v2/{organization}/` and nothing behind it. */
const PARTS_OF_BASE = 5

/**
 * The same address without slashes that say nothing, where it is a directory's: owners enter theirs with one at its end,
 * and a directory puts another behind it, or one behind what it asks for. RFC 7644 has neither; what they mean is plain.
 */
export function withoutSpareSlashes(url: string): string {
  if (!url.startsWith(START)) return url
  const end = url.search(/[?#]/)
  const [path, rest] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const plain = path.replaceAll(/\/{2,}/g, '/')
  const isMore = plain.split('/').length > PARTS_OF_BASE
  return `${isMore && plain.endsWith('/') ? plain.slice(0, -1) : plain}${rest}`
}
