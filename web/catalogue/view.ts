/** What an address of the catalogue shows: everything of it stands there, so that a picture can be made of each. */
import { themes, type Theme } from '@atrium/contract/page/theme'

export const lengths = ['short', 'long'] as const
export type Length = (typeof lengths)[number]

const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

export interface View {
  /** A folder of its own for each: the texts of the parts are in another language there. */
  direction: Direction
  /** The file of one; null for the list of all. */
  part: string | null
  /** The name of one of its states, in a window by itself. */
  state: string | null
  /** Null follows the system. */
  theme: Theme | null
  /** Null shows both. */
  text: Length | null
  /** Nothing moves by itself: for pictures. */
  still: boolean
}

export function readView({ pathname, search }: { pathname: string; search: string }): View {
  const query = new URLSearchParams(search)
  return {
    direction: directions.find((direction) => pathname.startsWith(`/${direction}/`)) ?? 'ltr',
    part: query.get('part'),
    state: query.get('state'),
    theme: themes.find((theme) => theme === query.get('theme')) ?? null,
    text: lengths.find((length) => length === query.get('text')) ?? null,
    still: query.has('still'),
  }
}

/** The same view but for what changes. */
export function addressOf(view: View, change: Partial<View> = {}): string {
  const { direction, still, ...rest } = { ...view, ...change }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== null) query.set(name, value)
  if (still) query.set('still', '')
  return `/${direction}/${query.size === 0 ? '' : `?${query}`}`
}
