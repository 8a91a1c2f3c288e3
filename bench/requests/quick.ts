/**
 * `npm run bench -- quick [row ...] [--against folder] [--embedded] [--profile]`: about a minute, for whoever changes what a request
 * costs. `--against` measures another checkout in the same rounds: on a machine that does other work too, the ratio of
 * the two is what can be believed. `--profile` says what the server did meanwhile, and makes it dearer.
 */
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { keepOffServerCore } from './load/cores.ts'
import { memoryOf } from './load/cpu.ts'
import { startLoad } from './load/load-process.ts'
import { monotonicMicroseconds, profileSince } from './load/profile.ts'
import { measureRow, medianOf, type Rounds, ratioOf, warmUp } from './load/rounds.ts'
import { chosenRows, rows } from './rows.ts'
import { startAtrium } from './servers/atrium.ts'
import { startCluster } from './servers/databases.ts'
import type { Subject } from './servers/subject.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Rounds are many and short, so that what is compared is measured at nearly the same moment. */
const effort = { rounds: 21, share: 0.05 }

export async function quick(parameters: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      embedded: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  })
  const chosen = chosenRows(positionals, ['sign-up', 'sign-in'])
  const other = values.against === undefined ? undefined : resolve(values.against)
  keepOffServerCore()
  const cluster = values.embedded ? undefined : await startCluster(console.log)
  const load = startLoad()
  const subjects: Subject[] = []
  const profiles = values.profile ? await temporaryFolder('profile') : undefined
  let began = 0
  const start = async (name: string, checkout: string) => {
    const more = { ...(cluster && { cluster }), ...(profiles !== undefined && checkout === root && { profiles }) }
    subjects.push(await startAtrium({ name, checkout, ...more }))
  }
  try {
    await start('here', root)
    if (other !== undefined) await start('against', other)
    console.log(
      `\nCPU microseconds a request, medians of ${effort.rounds} rounds${other ? `; against ${basename(other)}` : ''}\n`,
    )
    await warmUp(load, subjects)
    console.log(headings(subjects))
    began = monotonicMicroseconds()
    for (const row of chosen) console.log(line(rows[row].title, await measureRow(load, subjects, row, effort)))
    for (const { name, pid } of subjects) {
      const { now, peak } = memoryOf(pid)
      console.log(`\nmemory ${name}: ${now.toFixed(0)} MB now, ${peak.toFixed(0)} at most`)
    }
  } finally {
    load.end()
    for (const subject of subjects) await subject.stop()
    await cluster?.stop()
  }
  if (profiles !== undefined) console.log(`\n${await profileSince(began, profiles)}`)
}

const titleWidth = Math.max(...Object.values(rows).map(({ title }) => title.length))
const cell = (text: string) => text.padStart(10)

function headings(subjects: readonly Subject[]): string {
  const parts = subjects[0]?.database === undefined ? ['server'] : ['server', 'database']
  const others = subjects.length > 1 ? ['against', 'ratio'] : []
  return ' '.repeat(titleWidth) + parts.flatMap((part) => [part, ...others].map(cell)).join('')
}

function line(title: string, rounds: Rounds): string {
  const [here = [], against] = [...rounds.values()]
  const cells = (['server', 'database'] as const).flatMap((part) => {
    if (here[0]?.[part] === undefined) return []
    const medians = [here, ...(against ? [against] : [])].map((spent) => medianOf(spent, part).toFixed(0))
    return against ? [...medians, ratioOf(here, against, part).toFixed(2)] : medians
  })
  return title.padEnd(titleWidth) + cells.map(cell).join('')
}
