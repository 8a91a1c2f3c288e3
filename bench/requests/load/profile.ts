/** What a profiled server did with its main thread: by package or folder, and by function. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A `.cpuprofile`: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  /** Microseconds of the monotonic clock. */
  startTime: number
  samples: number[]
  timeDeltas: number[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const shownPlaces = 20
const shownFunctions = 40
const MICROSECONDS_IN_SECOND = 1_000_000

export function monotonicMicroseconds(): number {
  return Number(process.hrtime.bigint() / 1_000n)
}

/** Own time of what ran since then, in the one profile of the folder; how long nothing did is left out. */
export async function profileSince(began: number, folder: string): Promise<string> {
  const [file = ''] = await readdir(folder)
  const { nodes, startTime, samples, timeDeltas } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const [places, functions] = [new Map<string, number>(), new Map<string, number>()]
  let [at, busy] = [startTime, 0]
  for (const [index, sample] of samples.entries()) {
    const took = timeDeltas[index] ?? 0
    at += took
    const frame = frames.get(sample)
    if (!frame || at < began || ['(idle)', '(root)'].includes(frame.functionName)) continue
    // What is built into Node has no address, or one of its own.
    const place = placeOf(frame.url || (frame.functionName.startsWith('(') ? frame.functionName : 'node:'))
    const line = `${frame.functionName || '(anonymous)'} ${frame.url === '' ? '' : `${shortOf(frame.url)}:${frame.lineNumber + 1}`}`
    busy += took
    places.set(place, (places.get(place) ?? 0) + took)
    functions.set(line, (functions.get(line) ?? 0) + took)
  }
  const top = (times: Map<string, number>, count: number) =>
    [...times]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([name, took]) => `  ${((100 * took) / busy).toFixed(1).padStart(5)} %  ${name}`)
  return [
    `${(busy / MICROSECONDS_IN_SECOND).toFixed(1)} s of the main thread; ${join(folder, file)}`,
    ...[
      '',
      'by place:',
      ...top(places, shownPlaces),
      '',
      'by function, its own time:',
      ...top(functions, shownFunctions),
    ],
  ].join('\n')
}

const shortOf = (url: string) => url.replace('file://', '').replace(root, '')

/** The package, or the folder below `server/src`. */
function placeOf(url: string): string {
  const path = shortOf(url)
  if (path.startsWith('node:')) return 'node'
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? /^(server\/src\/[^/]+|\w+)\//.exec(path)?.[1] ?? path
}
