/**
 * `npm run bench:signed-in`: cold signed-in pages of somebody whose browser keeps a token, under throttling:
 * what they bring, when they paint and when what they are for is to be seen. `--waterfall` shows the first of each.
 */
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { ensureWeb } from '../scripts/web-build.js'
import { ensureChromium, launchArguments } from '../test/browser/support/find-chromium.ts'
import { putSignedInState } from '../test/browser/support/signed-in-state.ts'
import { makeAuthor, makeOrganization, newPerson, registerPerson, uniqueName } from '../test/support/account-client.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { cpuSlowdown, entryOf, median, slowDown } from './slow-phone.ts'

const rounds = Number(process.env['ROUNDS'] ?? 7)
const waterfall = process.argv.includes('--waterfall')
const kilobyte = 1_000
/** What is still asked for once everything is to be seen counts as well, this long. */
const settledMs = 1_500

interface Figures {
  requests: number
  /** In KB, as they come over the wire. */
  scripts: number
  paint: number
  visible: number
}

interface Measured {
  path: string
  /** In the page once it shows what it is for. */
  shows: string
  limits: Figures
}

/** What holds. Asked for are 15 requests and 3 s everywhere (docs/decisions/0098-what-a-page-waits-for.md). */
const limits: Record<'organizations' | 'publishers' | 'people' | 'profile', Figures> = {
  organizations: { requests: 14, scripts: 193, paint: 1_400, visible: 3_000 },
  publishers: { requests: 13, scripts: 196, paint: 1_400, visible: 3_000 },
  people: { requests: 15, scripts: 211, paint: 1_400, visible: 3_000 },
  profile: { requests: 15, scripts: 227, paint: 1_400, visible: 3_000 },
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>

await ensureWeb()
const dataDir = await temporaryFolder('signed-in')
const server = await startServer({ dataDir })
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: launchArguments })
try {
  const { pages, storageState } = await somebody(browser)
  console.log(`Medians of ${rounds} rounds, cold cache, ${cpuSlowdown} times slower CPU, slow 4G, HTTP/1.1:`)
  for (const page of pages) await report(browser, storageState, page)
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(dataDir)
}

/** In three organizations and a publisher, signed in as the pages leave it. */
async function somebody(browser: Browser): Promise<{ pages: Measured[]; storageState: StorageState }> {
  const person = newPerson()
  const session = await registerPerson(server.origin, person)
  const names = [1, 2, 3].map(() => uniqueName('school'))
  for (const name of names) await makeOrganization(server.origin, session, name, `The ${name}`)
  const press = uniqueName('press')
  await makeAuthor(server.origin, session, press)
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await putSignedInState(page, server.origin, person)
  await page.goto('/organizations')
  await page.getByText(`The ${names[0]}`).waitFor()
  const storageState = await context.storageState({ indexedDB: true })
  await context.close()
  const pages = [
    { path: '/organizations', shows: `The ${names[0]}`, limits: limits.organizations },
    { path: '/authors', shows: press, limits: limits.publishers },
    { path: `/organizations/${names[0]}/people`, shows: person.email, limits: limits.people },
    { path: `/profile/${session.uid}`, shows: person.firstName, limits: limits.profile },
  ]
  return { pages, storageState }
}

async function report(browser: Browser, storageState: StorageState, page: Measured): Promise<void> {
  const taken: Figures[] = []
  // The first warms up.
  for (let round = -1; round < rounds; round += 1) {
    const figures = await load(browser, storageState, page, waterfall && round < 0)
    if (round >= 0) taken.push(figures)
  }
  const said = (Object.keys(page.limits) as (keyof Figures)[]).map((what) => {
    const value = median(taken.map((figures) => figures[what]))
    if (value > page.limits[what]) process.exitCode = 1
    return `${what} ${value.toFixed(0)} (at most ${page.limits[what]})`
  })
  console.log(`${page.path.replace(/[^/]*\d[^/]*/, '…').padEnd(26)} ${said.join(', ')}`)
}

/** A context of its own has a cold cache. */
async function load(browser: Browser, storageState: StorageState, { path, shows }: Measured, show: boolean) {
  const context = await browser.newContext({ baseURL: server.origin, storageState })
  const page = await context.newPage()
  const devtools = await slowDown(context, page)
  const scripts = new Set<string>()
  const asked = new Map<string, { url: string; at: number }>()
  let bytes = 0
  let first = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    first ||= timestamp
    // What stands in an address is no request.
    if (request.url.startsWith('data:')) return
    asked.set(requestId, { url: request.url, at: timestamp })
    if (type === 'Script' || new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
    const { url, at } = asked.get(requestId) ?? { url: '', at: 0 }
    const ms = (time: number) => ((time - first) * 1_000).toFixed(0).padStart(6)
    if (show) console.log(`${ms(at)} ${ms(timestamp)} ${encodedDataLength.toFixed(0).padStart(7)}  ${url}`)
  })
  // The page tells: asking it again and again would cost a slow phone time.
  const told = new Promise<number>((resolve) => void page.exposeFunction('__visible', resolve))
  await page.addInitScript(watchText, shows)
  await page.goto(path, { waitUntil: 'commit' })
  const paint = await entryOf(page, 'first-contentful-paint')
  const visible = await told
  await page.waitForTimeout(settledMs)
  await context.close()
  return { requests: asked.size, scripts: bytes / kilobyte, paint, visible }
}

function watchText(text: string) {
  const betweenLooksMs = 20
  const look = () => {
    const main = document.querySelector('main')
    const fields = [...(main?.querySelectorAll('input') ?? [])].map(({ value }) => value)
    if (main?.innerText.includes(text) || fields.includes(text))
      (window as unknown as { __visible: (ms: number) => void }).__visible(performance.now())
    else setTimeout(look, betweenLooksMs)
  }
  setTimeout(look)
}
