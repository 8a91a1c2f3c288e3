/** The documents of one language, and what they are made from. */
import { defaultLanguage, directionOf, type Language } from '@atrium/contract/languages'
import type { Door } from '@atrium/contract/page/door'
import type { HeadRequest } from './head-script.ts'
import type { Inliner } from './inline-chunks.ts'
import type { Manifest } from '../chunks/manifest.ts'
import { textsFolder } from '../chunks/texts-chunks.ts'

export type EarlyRequest = Omit<HeadRequest, 'variable'>

/** What `src/boot/prerender.tsx` exports, in the language. */
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
  /** What stands in a page behind the door until the app is there. */
  loader: string
  /** What the document says where no script runs. */
  needsScripts: string
  /** And where they did not arrive, with what is then to be pressed. */
  notLoaded: string
  reload: string
}

export interface Edition {
  /** The build's folder. */
  dist: string
  /** As Vite wrote it, with places for what differs. */
  template: string
  manifest: Manifest
  language: Language
  renderer: Renderer
  inline: Inliner
}

interface Content {
  head: string
  html?: string
  title?: string
}

export function fillDocument({ template, language, renderer }: Edition, { head, html = '', title }: Content): string {
  const root = language === defaultLanguage ? 'lang="en"' : `lang="${language}" dir="${directionOf(language)}"`
  const document = inEdition(template, language)
    .replace('lang="en"', root)
    .replace('__NEEDS_SCRIPTS__', () => renderer.needsScripts)
    .replace('__NOT_LOADED__', () => renderer.notLoaded)
    .replace('__RELOAD__', () => renderer.reload)
    .replace('<!--page-style-->', () => head)
    .replace('<!--page-->', () => html)
  return title === undefined ? document : document.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
}

/** The file that stands for a chunk: of texts, that of the language. */
export function inEdition(file: string, language: Language): string {
  return file.replaceAll(textsFolder(defaultLanguage), textsFolder(language))
}

/** Leads imports of English texts to those of the language; of the document's head, before any module. */
export function importsOf(language: Language): Record<string, string> {
  const [english, own] = [defaultLanguage, language].map((tag) => `/${textsFolder(tag)}`) as [string, string]
  return own === english ? {} : { [english]: own }
}

/** Empty where nothing is to be led elsewhere. */
export function importMap(imports: Record<string, string>): string {
  return Object.keys(imports).length === 0 ? '' : `<script type="importmap">${JSON.stringify({ imports })}</script>`
}
