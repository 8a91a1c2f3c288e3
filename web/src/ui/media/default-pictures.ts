/** The pictures of what has none of its own: most rows of a new list show one, so that they are here and need no request. */
import { defaultLogo, defaultPublisherPicture } from '@atrium/contract/default-pictures'
import logo from '../../../public/default-logo.svg?raw'
import publisher from '../../../public/default-publisher.svg?raw'

const drawings = new Map<string, string>([
  [defaultLogo, logo],
  [defaultPublisherPicture, publisher],
])

/** Where a picture's content stands: inside the address of a default one, at its own address otherwise. */
export function pictureAddress(url: string): string {
  const drawing = drawings.get(url)
  return drawing === undefined ? url : `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
