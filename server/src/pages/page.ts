/** One page of the built web: its placeholders filled once, its settings at each request. */
import { createHash } from 'node:crypto'
import type { Door } from '@atrium/contract/page/door'
import { doorPlaces, doorStyleId } from '@atrium/contract/page/door-places'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { pageSettingsElementId } from '@atrium/contract/page/page-settings-element'
import type { Theme } from '@atrium/contract/page/theme'
import { pagePolicy } from '#http/security-headers.ts'

export interface Visit {
  /** Where the visitor has chosen one. */
  theme: Theme | undefined
  /** Whether a hand-off token stands in the address, which the document is to take out of it. */
  withToken: boolean
}

export interface Page {
  /** Allows the styles of a door beside the page's own. */
  policy(doorStyles?: string): string
  /** The document, with the settings of whoever's host asked; `doorStyles` where these have a door. */
  render(settings: PageSettings, visit: Visit, doorStyles?: string): string
}

/** Where the document's root says whether there is a Google sign-in; its style hides the button where there is none. */
const GOOGLE_PLACE = '__GOOGLE__'
/** The same of passkeys; the document itself takes it back where the browser has none. */
const PASSKEYS_PLACE = '__PASSKEYS__'
const SETTINGS_PLACE = '<!--page-settings-->'
/** A script before the first paint costs a slow phone a tenth of it: only who needs this one gets it. */
const HAND_OFF = /<!--hand-off-->[^]*?<!--\/hand-off-->/

export interface PageOptions {
  /** Values of the build's `__NAME__` placeholders. */
  texts: Record<string, string>
  /** Origins beside its own that a page may call. */
  connect: string[]
  /** Origins beside its own that a page may show images from. */
  images: string[]
}

export function createPage(html: string, { texts, connect, images }: PageOptions): Page {
  let document = html
  for (const [name, value] of Object.entries(texts)) document = document.replaceAll(`__${name}__`, escapeHtml(value))
  const place = document.indexOf(SETTINGS_PLACE)
  if (place < 0) throw new Error('a page of the built web has no place for its settings')
  // Kept as bytes: as texts, pages with their scripts in them take two for each letter where one is not Latin.
  const before = Buffer.from(document.slice(0, place))
  const after = Buffer.from(document.slice(place + SETTINGS_PLACE.length))
  const scripts = inlineHashes(document, 'script')
  const styles = inlineHashes(document, 'style')
  const plainPolicy = pagePolicy({ scripts, styles, connect, images })
  return {
    policy: (doorStyles) =>
      doorStyles === undefined
        ? plainPolicy
        : pagePolicy({ scripts, styles: [...styles, hashOf(doorStyles)], connect, images }),
    render(settings, { theme, withToken }, doorStyles) {
      const { google, passkeys } = settings
      const told = before.toString().replace(GOOGLE_PLACE, String(google)).replace(PASSKEYS_PLACE, String(passkeys))
      const chosen = theme === undefined ? told : told.replace('<html', `<html data-theme="${theme}"`)
      const opening = withToken ? chosen : chosen.replace(HAND_OFF, '')
      const rest = after.toString()
      return opening + settingsBlock(settings) + (settings.door ? withDoor(rest, settings.door, doorStyles) : rest)
    },
  }
}

/** In one pass, so that no value is taken for another's place; the styles behind the page's own, which they change. */
function withDoor(html: string, door: Door, styles = ''): string {
  const values = new Map(
    (['displayName', 'logo_url'] as const).map((name) => [doorPlaces[name], escapeHtml(door[name])]),
  )
  return html
    .replace(new RegExp([...values.keys()].join('|'), 'g'), (place) => values.get(place) ?? '')
    .replace('</head>', () => `<style id="${doorStyleId}">${styles}</style></head>`)
}

/** The escapes keep `</script>` and `<!--` in a value from ending or reopening the block. */
function settingsBlock(settings: PageSettings): string {
  const json = JSON.stringify(settings).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="${pageSettingsElementId}">${json}</script>`
}

/** CSP sources for the inline elements that the build wrote; data blocks need none. */
function inlineHashes(document: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\b(?:src|type="application/json")\\b)[^>]*>([^]*?)</${element}>`, 'g')
  const contents = [...document.matchAll(inline)].map((match) => match[1] ?? '').filter((content) => content !== '')
  return contents.map(hashOf)
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
