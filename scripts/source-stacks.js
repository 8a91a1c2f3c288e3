/** Stack traces of the server compiled ahead, told in its sources' own files and lines. Plain JavaScript, as `start.js` is. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** How V8 names a place: file, line and column, both from 1. */
const place = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g

/**
 * From here on, for whatever reads a trace. A map is read when the first trace needs it: what Node's own support
 * reads in advance takes 14 MB and 70 ms of every start.
 */
export function tellStacksInSources() {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map()
  /** @param {string} url */
  const mapOf = (url) => {
    try {
      if (!maps.has(url)) maps.set(url, readMap(`${fileURLToPath(url)}.map`))
    } catch {
      // Such as when too many files are open, of which the error may tell. Whoever writes one down fails at nothing, and
      // the next trace looks again.
    }
    return maps.get(url)
  }
  /** @type {(whole: string, url: string, line: string, column: string) => string} */
  const inSource = (whole, url, line, column) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return whole
    const source = pathToFileURL(resolve(dirname(fileURLToPath(url)), entry.originalSource))
    return `${source.href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
  Error.prepareStackTrace = (error, sites) => {
    // oxlint-disable-next-line typescript/no-base-to-string -- because V8's call sites have one of their own
    const lines = sites.map((site) => `    at ${site.toString().replace(place, inSource)}`)
    return [headOf(error), ...lines].join('\n')
  }
}

/** @param {string} file */
function readMap(file) {
  if (!existsSync(file)) return undefined
  const map = /** @type {import('node:module').SourceMapPayload} */ (JSON.parse(readFileSync(file, 'utf8')))
  return new SourceMap(map)
}

/** @param {unknown} error */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}
