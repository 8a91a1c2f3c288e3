/** `npm run bench:paint`: first paint and a usable field of the cold pages at the door, beside a bare static form, under throttling. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureWeb } from '../scripts/web-build.js'
import { ensureChromium, launchArguments } from '../test/browser/support/find-chromium.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { cpuSlowdown, entryOf, median, slowDown } from './slow-phone.ts'

const rounds = Number(process.env['ROUNDS'] ?? 15)
/** Times the bare form. */
const limits = {
  '/signin': { paint: 1.2, usable: 2.5 },
  '/signup': { paint: 1.2, usable: 2.7 },
  '/signup/email': { paint: 1.25, usable: 2.7 },
  '/find': { paint: 1.2, usable: 2.6 },
}
type Path = keyof typeof limits
/** What no framework can be quicker than: the same form, its style inside, nothing behind it. */
const staticForm = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:400px;margin:64px auto}label,input,button{display:block;width:100%;margin:8px 0;padding:12px;box-sizing:border-box}</style>
</head><body><h1>Sign in</h1><form method="post"><label for="email">Username or email</label>
<input id="email" name="email" autocomplete="username"><button>Login</button></form></body></html>`

interface Measured {
  address: string
  hasCode: boolean
}

type Times = Record<'paint' | 'usable', number>

await ensureWeb()
const dataDir = await temporaryFolder('paint')
const product = await startServer({ dataDir })
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(staticForm)
})
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
/** Another site than `localhost` to a browser. */
const elsewhere = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: launchArguments })
try {
  await compare(browser)
} finally {
  await browser.close()
  bare.close()
  await product.stop()
  await removeFolder(dataDir)
}

async function compare(browser: Browser) {
  const bareForm = { address: `http://localhost:${(bare.address() as AddressInfo).port}/`, hasCode: false }
  const paths = Object.keys(limits) as Path[]
  const bareTimes: Times[] = []
  const taken = new Map<Path, Times[]>(paths.map((path) => [path, []]))
  // One of each, again and again, so that what else the machine does falls on all. The first warms up.
  for (let round = -1; round < rounds; round += 1) {
    const times = await measure(browser, bareForm)
    if (round >= 0) bareTimes.push(times)
    for (const path of paths) {
      const ours = await measure(browser, { address: product.origin + path, hasCode: true })
      if (round >= 0) taken.get(path)?.push(ours)
    }
  }
  console.log(`Medians of ${rounds} rounds, cold cache, ${cpuSlowdown} times slower CPU, slow 4G:`)
  for (const path of paths) {
    for (const what of ['paint', 'usable'] as const) {
      const [ours, form] = [taken.get(path) ?? [], bareTimes].map((all) => median(all.map((times) => times[what])))
      const ratio = (ours ?? 0) / (form ?? 0)
      const limit = limits[path][what]
      console.log(
        `${what.padEnd(6)} ${path.padEnd(13)} ${ours?.toFixed(0)} ms, static form ${form?.toFixed(0)} ms: ` +
          `${ratio.toFixed(2)} times (at most ${limit})`,
      )
      if (!(ratio <= limit)) process.exitCode = 1
    }
  }
}

/** In loads of their own: who watches the field from the start has a script run before the first paint. */
async function measure(browser: Browser, { address, hasCode }: Measured): Promise<Times> {
  const paint = await load(browser, async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    return painted(page)
  })
  const usable = await load(browser, async (page) => {
    await page.addInitScript(watchField, hasCode)
    await page.goto(address, { waitUntil: 'commit' })
    return Math.max(await painted(page), await entryOf(page, 'usable'))
  })
  return { paint, usable }
}

/**
 * On a page of a slow phone far away, that comes from another site as people do: either page then gets a
 * process of its own. A context of its own has a cold cache.
 */
async function load(browser: Browser, visit: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(elsewhere)
  await slowDown(context, page)
  const ms = await visit(page)
  await context.close()
  return ms
}

/**
 * Usable is more than taking letters, which prerendered markup does at once: the page's own code has
 * hold of the field. A page without code is usable when its field is there.
 */
function watchField(hasCode: boolean) {
  const look = () => {
    const field = document.querySelector('form input')
    const alive = field !== null && (!hasCode || Object.keys(field).some((key) => key.startsWith('__reactProps')))
    if (alive) performance.mark('usable')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function painted(page: Page): Promise<number> {
  return entryOf(page, 'first-contentful-paint')
}
