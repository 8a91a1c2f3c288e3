/**
 * `npm run pictures`: pictures of every screen and of every part of the catalogue, always of the same data at the same
 * time. `-- --twice` makes them twice, and `-- --against main` those of another revision or checkout too, and compares
 * them pixel by pixel. `-- --record` keeps a hash of each, which `test/browser/pictures.spec.ts` compares with.
 * `screens` or `catalogue` makes those alone, `-- --into folder` puts them elsewhere.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { compareAlbums } from '../test/pictures/album/compare.ts'
import { writeDifferencePage } from '../test/pictures/album/difference-page.ts'
import { launchForPictures } from '../test/pictures/browser.ts'
import { probe } from '../test/pictures/probe.ts'
import { writeRecord } from '../test/pictures/recorded/record.ts'
import { checkOut } from '../test/pictures/revision.ts'
import { kinds, takeAll } from '../test/pictures/take-all.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values: asked, positionals } = parseArgs({
  options: {
    twice: { type: 'boolean' },
    against: { type: 'string' },
    record: { type: 'boolean' },
    into: { type: 'string', default: join(root, '.cache/pictures') },
  },
  allowPositionals: true,
})
const [before, after] = [join(asked.into, 'before'), join(asked.into, 'after')]
const named = kinds.filter((kind) => positionals.includes(kind))
const wanted = named.length === 0 ? kinds : named

if (asked.twice === true) await withBrowser((browser) => takeAll(browser, root, before, wanted))
if (asked.against !== undefined) {
  const checkout = await checkOut(root, asked.against)
  try {
    await withBrowser((browser) => takeAll(browser, checkout.root, before, wanted))
  } finally {
    await checkout.remove()
  }
}
await withBrowser(async (browser) => {
  await takeAll(browser, root, after, wanted)
  if (asked.twice === true || asked.against !== undefined) await compare(browser)
  if (asked.record === true) await writeRecord(after, await probe(browser), wanted)
})

/** Each run has one of its own: nothing that one remembers helps the other. */
async function withBrowser(make: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchForPictures()
  try {
    await make(browser)
  } finally {
    await browser.close()
  }
}

async function compare(browser: Browser): Promise<void> {
  const { pictures, differences } = await compareAlbums(await browser.newPage(), before, after)
  const pixels = differences.reduce((sum, one) => sum + one.pixels, 0)
  console.log(`${pictures} pictures compared: ${differences.length} differ, in ${pixels} pixels.`)
  for (const one of differences) console.log(`  ${one.name}: ${one.only ?? `${one.pixels} pixels`}`)
  if (differences.length === 0) return
  console.log(`Side by side: ${await writeDifferencePage(asked.into, before, after, differences)}`)
  process.exitCode = 1
}
