/** Under which licences what the product stands on may be used. */

export interface LockedPackage {
  license?: string
  dev?: boolean
  link?: boolean
  version?: string
}

/** By SPDX names: each lets a product be sold that uses it, unchanged and named. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Unlicense', 'Zlib'],
])
/** For what is used while developing and goes to nobody. */
const allowedInDevelopment = new Set([...allowed, 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'])

/** Package, or how its name begins -> why it may be used all the same. */
const exceptions: Record<string, string> = {
  '@img/sharp-': 'libvips under the LGPL, as a library of its own that may be exchanged',
  stackframe: 'MIT, which its package does not name by its SPDX name',
  'node-bin-': 'Node.js itself under the MIT licence: its packages name none',
  'node-linux-': 'Node.js itself under the MIT licence: its packages name none',
}

export interface Licensed {
  name: string
  version: string
  license: string
  inDevelopment: boolean
}

/** In: `packages` of package-lock.json. Answers with every package that is not a workspace's, by name. */
export function licencesIn(packages: Record<string, LockedPackage>): Licensed[] {
  const found = Object.entries(packages).flatMap(([path, { license, dev, link, version }]): Licensed[] => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || link === true) return []
    return [{ name, version: version ?? '', license: license ?? 'none named', inDevelopment: dev === true }]
  })
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** What may not be used, or nobody has decided about. */
export function refusedLicences(licensed: readonly Licensed[]): Licensed[] {
  return licensed.filter(({ name, license, inDevelopment }) => {
    const of = inDevelopment ? allowedInDevelopment : allowed
    return !isAllowed(license, of) && !Object.keys(exceptions).some((start) => name.startsWith(start))
  })
}

/** SPDX expressions as far as packages use them: all of `A AND B`, one of `A OR B`. */
function isAllowed(license: string, of: ReadonlySet<string>): boolean {
  const bare = license.replaceAll(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, of))
  return bare.split(' AND ').every((one) => of.has(one.trim()))
}
