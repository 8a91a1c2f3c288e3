/** `npm run bench:paint`: first paint and a usable field of a cold /signin, beside a bare static form, under throttling. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureWeb } from '../scripts/web-build.js'
import { ensureChromium, launchArguments } from '../test/browser/support/find-chromium.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { cpuSlowdown, entryOf, median, slowDown } from './slow-phone.ts'

const rounds = 15
const limits = { paint: 1.2, usable: 2.5 }
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

type Times = Record<keyof typeof limits, number>

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
  const pages = {
    bare: { address: `http://localhost:${(bare.address() as AddressInfo).port}/`, hasCode: false },
    ours: { address: `${product.origin}/signin`, hasCode: true },
  }
  const taken: Record<keyof typeof pages, Times[]> = { bare: [], ours: [] }
  // One of each, again and again, so that what else the machine does falls on both. The first warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['bare', 'ours'] as const) {
      const times = await measure(browser, pages[name])
      if (round >= 0) taken[name].push(times)
    }
  }
  const report = (what: keyof Times) => {
    const [ours, bareTime] = [taken.ours, taken.bare].map((times) => median(times.map((time) => time[what]))) as [
      number,
      number,
    ]
    const ratio = ours / bareTime
    console.log(
      `${what.padEnd(6)} /signin ${ours.toFixed(0)} ms, static form ${bareTime.toFixed(0)} ms: ` +
        `${ratio.toFixed(2)} times (at most ${limits[what]})`,
    )
    if (ratio > limits[what]) process.exitCode = 1
  }
  console.log(`Medians of ${rounds} rounds, cold cache, ${cpuSlowdown} times slower CPU, slow 4G:`)
  report('paint')
  report('usable')
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
    const field = document.querySelector('input[name="email"]')
    const alive = field !== null && (!hasCode || Object.keys(field).some((key) => key.startsWith('__reactProps')))
    if (alive) performance.mark('usable')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function painted(page: Page): Promise<number> {
  return entryOf(page, 'first-contentful-paint')
}
