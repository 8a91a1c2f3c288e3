/** The heads of documents: styles and icon inside them, and the scripts that they name. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonTimeoutMs } from '@atrium/contract/limits'
import { pageSettingsElementId } from '@atrium/contract/page/page-settings-element'
import { type EarlyRequest, type Edition, importMap, importsOf, inEdition } from './edition.ts'
import { type HeadRequest, headScript } from './head-script.ts'
import { chunkNamed, filesOf, firstModule } from '../chunks/manifest.ts'
import { chunkOfPage, signedInChunkName } from '../chunks/signed-in-chunks.ts'
import { startChunkName } from '../chunks/start-chunk.ts'

/** Where the template names the icon, and others find it. */
export const iconFile = 'favicon.svg'

/** Stands between the start chunk and every page but the one at the front door. */
export const routesModule = 'src/app/routes.tsx'
/** A page that waits to know who is signed in wants it at once, unless the head asks that; at the door it comes later, by itself. */
const identityModule = 'src/session/identity.ts'

/** The template with the icon's drawing in the place of its address: shorter than what asks for it. */
export function withIcon(template: string, drawing: string): string {
  const address = `href="/${iconFile}"`
  if (!template.includes(address)) throw new Error('The template has no place for its icon')
  return template.replace(address, () => `href="data:image/svg+xml,${encodeURIComponent(drawing.trim())}"`)
}

/** The template without the lines that only tell its readers something. */
export function withoutRemarks(template: string): string {
  return template.replace(/^ *(?:\/\/ .*|<!-- .* -->)\n/gm, '')
}

/** The styles inside the document, so that it paints without waiting for a file. */
export async function inlineHead(edition: Edition, modules: string[]): Promise<string> {
  const { scripts, styles } = filesOf(edition.manifest, modules)
  return [
    importMap(importsOf(edition.language)),
    ...(await inlineStyles(edition, styles)),
    ...preloads(edition, scripts),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/**
 * Of a page behind the door. Its styles are inside the document, and what every visitor needs is named there.
 * What only somebody signed in gets to see is named by a script (`head-script.ts`).
 */
export async function signedInHead(edition: Edition, pattern: string): Promise<string> {
  const { manifest, language, renderer } = edition
  const page = renderer.signedInModules[pattern]?.map((module) => {
    const chunk = chunkOfPage(module)
    return chunk === undefined ? module : chunkNamed(manifest, chunk)
  })
  if (page === undefined) throw new Error(`No module is known of the page at ${pattern}`)
  const start = chunkNamed(manifest, startChunkName)
  const frames = chunkNamed(manifest, signedInChunkName)
  const always = filesOf(manifest, [start, routesModule]).scripts
  const { scripts, styles } = filesOf(manifest, [start, routesModule, frames, ...page])
  const more = (wanted: string[]) =>
    wanted.filter((script) => !always.includes(script)).map((script) => `/${inEdition(script, language)}`)
  const { tokenKey, lookUpAddress, earlyRequests } = renderer
  const script = headScript({
    tokenKey,
    lookUpAddress,
    settingsId: pageSettingsElementId,
    timeoutMs: jsonTimeoutMs,
    files: more(scripts),
    sdk: more(filesOf(manifest, [identityModule]).scripts),
    requests: (earlyRequests[pattern] ?? []).map((request) => headRequest(pattern, request)),
  })
  return [
    importMap(importsOf(language)),
    `<script>${script}</script>`,
    ...(await inlineStyles(edition, styles)),
    ...preloads(edition, always),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** What the page asks for early, with where in the page's own path the variable part of an address stands. */
function headRequest(pattern: string, request: EarlyRequest): HeadRequest {
  const parts = pattern.split('/')
  const at = parts.findIndex((part) => part.startsWith(':'))
  const name = encodeURIComponent(parts[at] ?? '')
  return at < 0 || !request.address.includes(name) ? request : { ...request, variable: { name, at } }
}

async function inlineStyles({ dist }: Edition, styles: readonly string[]): Promise<string[]> {
  const sheets = await Promise.all(styles.map((style) => readFile(join(dist, style), 'utf8')))
  return [
    `<style>${sheets.join('')}</style>`,
    // Vite's loader takes a sheet for loaded that is linked; a disabled link is never fetched.
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}" disabled>`),
  ]
}

/** Of the shell, which any page may follow. */
export function linkedHead(edition: Edition): string {
  const { manifest, language } = edition
  const { scripts, styles } = filesOf(manifest, [chunkNamed(manifest, startChunkName), routesModule])
  const later = filesOf(manifest, [identityModule]).scripts.filter((script) => !scripts.includes(script))
  const links = styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)
  return [importMap(importsOf(language)), ...links, ...preloads(edition, [...scripts, ...later])]
    .filter(Boolean)
    .join('\n    ')
}

/** The start chunk first, which all others are small beside. The first script needs none: its tag stands in the template. */
function preloads({ manifest, language }: Edition, scripts: string[]): string[] {
  const start = manifest[chunkNamed(manifest, startChunkName)]?.file
  const first = manifest[firstModule]?.file
  return scripts
    .filter((script) => script !== first)
    .sort((a, b) => Number(b === start) - Number(a === start))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${inEdition(script, language)}">`)
}
