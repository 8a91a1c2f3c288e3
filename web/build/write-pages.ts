/** Writes the documents: one for each prerendered page with its styles inside, and the shell for all others. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonTimeoutMs } from '@atrium/contract/limits'
import type { Door } from '@atrium/contract/page/door'
import { doorPlaces } from '@atrium/contract/page/door-places'
import { pageScriptsStart } from '@atrium/contract/page/page-scripts'
import { pageSettingsElementId } from '@atrium/contract/page/page-settings-element'
import { type HeadRequest, headScript } from './head-script.ts'
import { type InlinedChunks, inlineChunks } from './inline-chunks.ts'
import { chunkNamed, filesOf, firstModule, type Manifest, readManifest } from './manifest.ts'
import { consoleChunkName, isInConsoleChunk, signedInChunkName } from './signed-in-chunks.ts'
import { startChunkName } from './start-chunk.ts'

type EarlyRequest = Omit<HeadRequest, 'variable'>

/** What `src/boot/prerender.tsx` exports. */
export interface Renderer {
  prerenderedPages: readonly { path: string; module: string | null; bringsScripts?: true; hasDoor?: true }[]
  notFoundPath: string
  routePatterns: () => string[]
  signedInPatterns: () => string[]
  /** Of each of those. */
  signedInModules: Readonly<Record<string, readonly string[]>>
  /** Under which the browser keeps the access token. */
  tokenKey: string
  /** Where the embedded provider is asked whose the token is. */
  lookUpAddress: string
  /** Of each of those patterns that has any. */
  earlyRequests: Readonly<Record<string, readonly EarlyRequest[]>>
  prerender: (path: string, door?: Door) => Promise<{ html: string; title: string }>
}

/** Stands between the start chunk and every page but the one at the front door. */
const routesModule = 'src/app/routes.tsx'
/** A page that waits to know who is signed in wants it at once; at the door it comes later, by itself. */
const identityModule = 'src/session/identity.ts'

const shellFile = 'index.html'

export async function writePages(dist: string, renderer: Renderer): Promise<void> {
  const { prerenderedPages, prerender, notFoundPath, routePatterns } = renderer
  const manifest = await readManifest(dist)
  const template = await readFile(join(dist, shellFile), 'utf8')
  const start = chunkNamed(manifest, startChunkName)
  const files: Record<string, string> = {}
  const underQuery: Record<string, string> = {}
  const atDoor: Record<string, string> = {}

  await mkdir(join(dist, 'pages'), { recursive: true })
  for (const { path, module, bringsScripts, hasDoor } of prerenderedPages) {
    const { html, title } = await prerender(path)
    const modules = module === null ? [start] : [start, routesModule, module]
    const head = await inlineHead(dist, manifest, modules)
    const document = fill(template, { head, html, title })
    const name = `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`
    files[path] = `${name}.html`
    if (bringsScripts) {
      const chunks = await inlineChunks(dist, filesOf(manifest, modules).scripts)
      await writeFile(join(dist, files[path]), withScripts(document, chunks))
      underQuery[path] = `${name}-linked.html`
    }
    await writeFile(join(dist, underQuery[path] ?? files[path]), document)
    if (hasDoor) {
      atDoor[path] = `${name}-door.html`
      await writeFile(join(dist, atDoor[path]), fill(template, { head, ...(await prerender(path, doorPlaces)) }))
    }
  }
  await writeFile(join(dist, 'pages.json'), JSON.stringify(files, null, 2))
  const shells: Record<string, string> = {}
  for (const pattern of renderer.signedInPatterns()) {
    shells[pattern] = `pages/signed-in${pattern.replace(/[/:]+/g, '-')}.html`
    const head = await signedInHead(dist, manifest, renderer, pattern)
    await writeFile(join(dist, shells[pattern]), fill(template, { head }))
  }
  await writeFile(
    join(dist, 'routes.json'),
    JSON.stringify({ patterns: routePatterns(), notFound: files[notFoundPath], shells, underQuery, atDoor }, null, 2),
  )
  await writeFile(join(dist, shellFile), fill(template, { head: linkedHead(manifest, start) }))
}

function fill(template: string, { head, html = '', title }: { head: string; html?: string; title?: string }): string {
  const document = template.replace('<!--page-style-->', () => head).replace('<!--page-->', () => html)
  return title === undefined ? document : document.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
}

/**
 * With all scripts in the document, after all that is to be seen: it paints as it would without them, and
 * nobody waits for a second way to the server.
 */
function withScripts(document: string, { importMap, script }: InlinedChunks): string {
  const tag = /<script type="module"[^>]* src="[^"]*"><\/script>/
  if (!tag.test(document)) throw new Error('The template has no place for its first script')
  return document
    .replace(tag, () => `<script type="importmap">${importMap}</script>`)
    .replace(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace('</body>', () => `${pageScriptsStart}${script}</script>\n  </body>`)
}

/** The styles inside the document, so that it paints without waiting for a file. */
async function inlineHead(dist: string, manifest: Manifest, modules: string[]): Promise<string> {
  const { scripts, styles } = filesOf(manifest, modules)
  return [...(await inlineStyles(dist, styles)), ...preloads(manifest, scripts)].join('\n    ')
}

/**
 * Of a page behind the door. Its styles are inside the document, and what every visitor needs is named there.
 * What only somebody signed in gets to see is named by a script (`head-script.ts`).
 */
async function signedInHead(
  dist: string,
  manifest: Manifest,
  { signedInModules, tokenKey, lookUpAddress, earlyRequests }: Renderer,
  pattern: string,
): Promise<string> {
  const page = signedInModules[pattern]?.map((module) =>
    isInConsoleChunk(module) ? chunkNamed(manifest, consoleChunkName) : module,
  )
  if (page === undefined) throw new Error(`No module is known of the page at ${pattern}`)
  const start = chunkNamed(manifest, startChunkName)
  const frames = chunkNamed(manifest, signedInChunkName)
  const always = filesOf(manifest, [start, identityModule, routesModule]).scripts
  const { scripts, styles } = filesOf(manifest, [start, routesModule, frames, ...page])
  const behind = scripts.filter((script) => !always.includes(script)).map((script) => `/${script}`)
  const script = headScript({
    ...{ tokenKey, lookUpAddress, files: behind, settingsId: pageSettingsElementId, timeoutMs: jsonTimeoutMs },
    requests: (earlyRequests[pattern] ?? []).map((request) => headRequest(pattern, request)),
  })
  return [`<script>${script}</script>`, ...(await inlineStyles(dist, styles)), ...preloads(manifest, always)].join(
    '\n    ',
  )
}

/** What the page asks for early, with where in the page's own path the variable part of an address stands. */
function headRequest(pattern: string, request: EarlyRequest): HeadRequest {
  const parts = pattern.split('/')
  const at = parts.findIndex((part) => part.startsWith(':'))
  const name = encodeURIComponent(parts[at] ?? '')
  return at < 0 || !request.address.includes(name) ? request : { ...request, variable: { name, at } }
}

async function inlineStyles(dist: string, styles: readonly string[]): Promise<string[]> {
  const sheets = await Promise.all(styles.map((style) => readFile(join(dist, style), 'utf8')))
  return [
    `<style>${sheets.join('')}</style>`,
    // Vite's loader takes a sheet for loaded that is linked; a disabled link is never fetched.
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}" disabled>`),
  ]
}

function linkedHead(manifest: Manifest, start: string): string {
  const { scripts, styles } = filesOf(manifest, [start, routesModule])
  const later = filesOf(manifest, [identityModule]).scripts.filter((script) => !scripts.includes(script))
  const links = styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)
  return [...links, ...preloads(manifest, [...scripts, ...later])].join('\n    ')
}

/** The start chunk first, which all others are small beside. The first script needs none: its tag stands in the template. */
function preloads(manifest: Manifest, scripts: string[]): string[] {
  const start = manifest[chunkNamed(manifest, startChunkName)]?.file
  const first = manifest[firstModule]?.file
  return scripts
    .filter((script) => script !== first)
    .sort((a, b) => Number(b === start) - Number(a === start))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)
}
