/** Preloaded into a server: writes which packages it has loaded into the file `PACKAGES_LOADED`, at its end. */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const packages = new Set<string>()

registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name !== undefined) packages.add(name)
    return nextLoad(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env['PACKAGES_LOADED'] ?? '', [...packages].join('\n')))
