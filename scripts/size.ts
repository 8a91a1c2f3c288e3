/** `npm run size`: what each entry page brings over the wire (brotli), against its budget. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
const KIBIBYTE = 1024

/** In KiB: the document with its inlined CSS, and every script it asks for, the identity SDK included. */
const budgets: Record<string, { document: number; scripts: number }> = {
  '/signin': { document: 8, scripts: 125 },
  '/signup': { document: 8, scripts: 125 },
  '/signup/email': { document: 8, scripts: 145 },
}

const pages = JSON.parse(await readFile(`${dist}/pages.json`, 'utf8')) as Record<string, string>
let over = 0
for (const [path, budget] of Object.entries(budgets)) {
  const html = await readFile(`${dist}/${pages[path] ?? ''}`, 'utf8')
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  const document = await weigh(Buffer.from(html))
  const weights = await Promise.all([...scripts].map(async (file) => weigh(await readFile(dist + file))))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (document > budget.document || sum > budget.scripts) over += 1
  console.log(
    `${path.padEnd(14)} document ${document.toFixed(1)} of ${budget.document} KiB, ` +
      `${scripts.size} scripts ${sum.toFixed(1)} of ${budget.scripts} KiB`,
  )
}
console.log(over === 0 ? 'Every page is within its budget.' : `${over} pages are over their budget.`)
process.exitCode = over === 0 ? 0 : 1

async function weigh(content: Buffer): Promise<number> {
  return (await compress(content)).length / KIBIBYTE
}
