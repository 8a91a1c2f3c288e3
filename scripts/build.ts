/** `npm run build [pages | server]`: what is built ahead of a start, unless it is current. */
import { ensureServer } from './server-build.js'
import { ensureWeb } from './web-build.js'

const builds = { pages: ensureWeb, server: ensureServer }
const texts = {
  pages: { built: 'The pages are built', current: 'The pages are current.' },
  server: { built: 'The server is compiled', current: 'The server is current.' },
}
const [only] = process.argv.slice(2)

for (const name of ['pages', 'server'] as const) {
  if (only !== undefined && only !== name) continue
  const began = performance.now()
  const built = await builds[name]()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(built ? `${texts[name].built} (${seconds} s).` : texts[name].current)
}
