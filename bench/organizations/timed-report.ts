/** What a bench of one organization found: times against a budget, plans, and where the two do not hold. */
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { BenchDatabase } from './bench-database.ts'
import { quantile } from '../load.ts'
import { machine, type Part, writePart } from '../requests/page.ts'
import { markdownTable } from '../requests/table.ts'

interface ReportOptions {
  kind: BenchDatabase['kind']
  rounds: number
  /** Of a median. */
  budgetMs: number
  /** What no plan may say. */
  refused: RegExp
}

const widest = 62

export class TimedReport {
  readonly #options: ReportOptions
  readonly #loadBefore = loadavg()[0] ?? 0
  readonly #rows: string[][] = []
  /** What was read in the same way, by the scans of its plan. */
  readonly #plans = new Map<string, string[]>()
  readonly #failures: string[] = []

  constructor(options: ReportOptions) {
    this.#options = options
    const { kind, rounds } = options
    console.log(`${kind}, ${rounds} rounds each, milliseconds; load average ${this.#loadBefore.toFixed(1)}\n`)
  }

  /** Once unmeasured: to make and plan a statement is paid once a connection, not by each who asks. */
  async time(what: string, once: () => PromiseLike<unknown>): Promise<void> {
    await once()
    const times: number[] = []
    for (let round = 0; round < this.#options.rounds; round += 1) {
      const began = performance.now()
      await once()
      times.push(performance.now() - began)
    }
    this.took(what, times)
  }

  /** The same of times that were taken already. */
  took(what: string, times: readonly number[]): void {
    const { budgetMs } = this.#options
    const [median = 0, most = 0] = [0.5, 0.95].map((share) => quantile(times, share))
    if (median > budgetMs) this.fail(`${what}: ${median.toFixed(1)} ms, over ${budgetMs}`)
    const [best = '', middle = '', worst = ''] = [Math.min(...times), median, most].map((ms) => ms.toFixed(1))
    this.#rows.push([what, best, middle, worst])
    const shown = [best, middle, worst].map((ms) => ms.padStart(7))
    console.log(`  ${what.padEnd(widest)} best ${shown[0]}  median ${shown[1]}  95 % ${shown[2]}`)
  }

  /** Shown, and held against what it may not say. */
  plan(what: string, plan: string): void {
    console.log(`\n${what}\n${plan.replace(/^/gm, '  | ')}`)
    const scans = scansOf(plan)
    this.#plans.set(scans, [...(this.#plans.get(scans) ?? []), what])
    const said = this.#options.refused.exec(plan)
    if (said) this.fail(`${what}: ${said[0]}`)
  }

  fail(why: string): void {
    this.#failures.push(why)
  }

  /**
   * Says last whether all holds. With `write` behind the command, and only then, what was found goes into
   * docs/performance.md.
   */
  async end(part: Part): Promise<void> {
    const { kind, rounds, budgetMs } = this.#options
    const holds = this.#failures.length === 0
    if (holds && process.argv.includes('write')) {
      const table = markdownTable([['what', 'best', 'median', '95 %'], ...this.#rows])
      const where = `${machine({}, this.#loadBefore)} ${kind}, ${rounds} rounds each, milliseconds.`
      const plans = markdownTable([
        ['what', 'is read by'],
        ...[...this.#plans].map(([scans, whats]) => [whats.join('; '), scans]),
      ])
      await writePart(part, [where, table, plans].join('\n\n'))
    }
    console.log(holds ? `\nall medians within ${budgetMs} ms, by index` : '\nDOES NOT HOLD:')
    for (const failure of this.#failures) console.log(`  ${failure}`)
    if (!holds) process.exitCode = 1
  }
}

/** Each way that a plan reads a table, once. */
function scansOf(plan: string): string {
  const scans = plan.match(/(?:\w+ )*Scan(?: Backward)?(?: using \w+)? on \w+/g) ?? []
  return [...new Set(scans.map((scan) => scan.trim()))].join(', ')
}
