/** Writes the documents: one for each prerendered page with its styles inside, and the shell for all others. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage } from '@atrium/contract/languages'
import { doorPlaces } from '@atrium/contract/page/door-places'
import { pageScriptsStart } from '@atrium/contract/page/page-scripts'
import { inlineHead, linkedHead, routesModule, signedInHead } from './document-heads.ts'
import { type Edition, fillDocument, importMap, importsOf, inEdition } from './edition.ts'
import type { InlinedChunks } from './inline-chunks.ts'
import { chunkNamed, filesOf } from '../chunks/manifest.ts'
import { startChunkName } from '../chunks/start-chunk.ts'

export const shellFile = 'index.html'

/** English ones in `dist` itself, with `pages.json` and `routes.json` of all; others in a folder named by their language. */
export async function writePages(edition: Edition): Promise<void> {
  const { dist, manifest, language, renderer } = edition
  const output = language === defaultLanguage ? dist : join(dist, language)
  const files: Record<string, string> = {}
  const underQuery: Record<string, string> = {}
  const atDoor: Record<string, string> = {}
  const shells: Record<string, string> = {}
  const write = (file: string, text: string) => writeFile(join(output, file), text)

  await mkdir(join(output, 'pages'), { recursive: true })
  for (const { path, module, bringsScripts, hasDoor } of renderer.prerenderedPages) {
    const start = chunkNamed(manifest, startChunkName)
    const modules = module === null ? [start] : [start, routesModule, module]
    const head = await inlineHead(edition, modules)
    const document = fillDocument(edition, { head, ...(await renderer.prerender(path)) })
    const name = `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`
    files[path] = `${name}.html`
    if (bringsScripts) {
      const chunks = await edition.inline(filesOf(manifest, modules).scripts, (file) => inEdition(file, language))
      await write(files[path], withScripts(document, chunks, edition))
      underQuery[path] = `${name}-linked.html`
    }
    await write(underQuery[path] ?? files[path], document)
    if (hasDoor) {
      atDoor[path] = `${name}-door.html`
      await write(atDoor[path], fillDocument(edition, { head, ...(await renderer.prerender(path, doorPlaces)) }))
    }
  }
  for (const pattern of renderer.signedInPatterns()) {
    shells[pattern] = `pages/signed-in${pattern.replace(/[/:]+/g, '-')}.html`
    await write(
      shells[pattern],
      fillDocument(edition, { head: await signedInHead(edition, pattern), html: renderer.loader }),
    )
  }
  await write(shellFile, fillDocument(edition, { head: linkedHead(edition) }))
  if (language !== defaultLanguage) return
  const routes = {
    patterns: renderer.routePatterns(),
    notFound: files[renderer.notFoundPath],
    shells,
    underQuery,
    atDoor,
  }
  await write('pages.json', JSON.stringify(files, null, 2))
  await write('routes.json', JSON.stringify(routes, null, 2))
}

/**
 * With all scripts in the document, after all that is to be seen: it paints as it would without them, and
 * nobody waits for a second way to the server.
 */
function withScripts(document: string, { imports, scripts }: InlinedChunks, { language }: Edition): string {
  const tag = /<script type="module"[^>]* src="[^"]*"><\/script>/
  if (!tag.test(document)) throw new Error('The template has no place for its first script')
  return document
    .replace(/ *<script type="importmap">.*<\/script>\n?/, '')
    .replace(tag, () => importMap({ ...importsOf(language), ...imports }))
    .replace(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(
      '</body>',
      () => `${scripts.map((script) => `${pageScriptsStart}${script}</script>`).join('\n')}\n  </body>`,
    )
}
