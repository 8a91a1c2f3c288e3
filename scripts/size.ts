/** `npm run size`: what each entry page, and the first one behind the door, brings over the wire (brotli) before it is alive, in the language that brings most, against its budget. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { defaultLanguage, type Language, languages } from '@atrium/contract/languages'
import { pageScriptsStart } from '@atrium/contract/page/page-scripts'

const compress = promisify(brotliCompress)
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
const KILOBYTE = 1_000

interface Budget {
  /** In KB: what is seen, with its CSS. */
  document: number
  /** In KB, as the server sends them: those that the document asks for, and those that stand in it. */
  scripts: number
  /** Of the document and the scripts outside it. */
  requests: number
}

/** With a little room: the names of files alone, which end in hashes, make 0.2 KB more or less once they are compressed. */
const budgets: Record<string, Budget> = {
  '/signin': { document: 6.6, scripts: 92.0, requests: 1 },
  '/signup': { document: 6.3, scripts: 98.9, requests: 1 },
  '/signup/email': { document: 6.8, scripts: 100.2, requests: 1 },
  '/find': { document: 6.4, scripts: 95.8, requests: 1 },
  // With the token stored; guests have less.
  '/organizations': { document: 9.2, scripts: 192.7, requests: 9 },
  '/authors': { document: 9.2, scripts: 194.0, requests: 10 },
  '/organizations/:name/people': { document: 10.6, scripts: 210.4, requests: 11 },
  '/profile/:user_id': { document: 10.6, scripts: 225.1, requests: 13 },
}
interface Weight extends Budget {
  /** English ones, by their addresses. */
  texts: string[]
}

/** Comes to a signed-out visitor once the page is alive and used, or three seconds old. */
const identityBudget = 29.5

const otherLanguages = languages.filter((language) => language !== defaultLanguage)
let over = 0
const pages = await readJson<Record<string, string>>('pages.json')
const { shells } = await readJson<{ shells: Record<string, string> }>('routes.json')
for (const [path, budget] of Object.entries(budgets)) {
  const file = pages[path] ?? shells[path] ?? ''
  const english = await weighPage(file)
  const others = await Promise.all(otherLanguages.map((language) => weighIn(language, file, english)))
  const most = others.reduce((one, other) => (other.scripts > one.scripts ? other : one))
  const document = Math.max(english.document, ...others.map((one) => one.document))
  if (document > budget.document || most.scripts > budget.scripts || english.requests > budget.requests) over += 1
  console.log(
    `${path.padEnd(27)} document ${document.toFixed(1)} of ${budget.document} KB, ` +
      `scripts ${most.scripts.toFixed(1)} of ${budget.scripts} KB (${most.language}; ` +
      `${defaultLanguage} ${english.scripts.toFixed(1)}), ${english.requests} of ${budget.requests} requests`,
  )
}
const identity = await weighAsSent(await identityFile())
if (identity > identityBudget) over += 1
console.log(`${'identity SDK'.padEnd(27)} ${identity.toFixed(1)} of ${identityBudget} KB, later`)
console.log(over === 0 ? 'Everything is within its budget.' : `${over} are over their budget.`)
process.exitCode = over === 0 ? 0 : 1

async function weighPage(file: string): Promise<Weight> {
  const html = await readFile(`${dist}/${file}`, 'utf8')
  const [seen = '', ...inside] = html.split(pageScriptsStart)
  const scripts = new Set(
    [...seen.matchAll(/(?:src=|href=|[[,])"(\/assets\/[^"]+\.js)"(?!:)/g)].map(([, script = '']) => script),
  )
  const weights = await Promise.all([...[...scripts].map(weighAsSent), weigh(inside.join(''))])
  const texts = new Set([...html.matchAll(/assets\/texts-en\/[\w-]+\.js/g)].map(([name]) => `/${name}`))
  return { document: await weigh(seen), scripts: sum(weights), requests: 1 + scripts.size, texts: [...texts] }
}

/** The scripts are the same but for their texts, so that these alone are weighed again. */
async function weighIn(language: Language, file: string, { scripts, texts, requests }: Weight) {
  const [seen = ''] = (await readFile(`${dist}/${language}/${file}`, 'utf8')).split(pageScriptsStart)
  const own = texts.map((name) => name.replace('/texts-en/', `/texts-${language}/`))
  const [english, other] = await Promise.all(
    [texts, own].map(async (names) => sum(await Promise.all(names.map(weighAsSent)))),
  )
  return { language, document: await weigh(seen), scripts: scripts + (other ?? 0) - (english ?? 0), requests }
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0)
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`${dist}/${name}`, 'utf8')) as T
}

async function weigh(text: string): Promise<number> {
  return (await compress(text)).length / KILOBYTE
}

/** What is too small to be worth compressing is sent as it is. */
async function weighAsSent(file: string): Promise<number> {
  const content = await readFile(`${dist}${file}.br`).catch(() => readFile(dist + file))
  return content.length / KILOBYTE
}

async function identityFile(): Promise<string> {
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  return `/${manifest['src/session/identity.ts']?.file ?? ''}`
}
