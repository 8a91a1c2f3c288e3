/** Test counts, and what failed, out of the runners' JSON reports. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** A line each: where, what, and the first words of why. */
  failures: readonly string[]
  /** Each test that ran, and how long. */
  times: readonly { test: string; seconds: number }[]
}

export type ReportKind = 'vitest' | 'playwright'

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] }

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    times: [...a.times, ...b.times],
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    ok: boolean
    tests: { results: { duration?: number; error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** The summary is often all that is kept of a run, so a failure has to say there what it was. */
function line(where: string, title: string, reason = ''): string {
  const why = stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').trim().slice(0, 400)
  return `${where} › ${title}${why && `: ${why}`}`
}

const time = (where: string, title: string, ms = 0) => ({ test: line(where, title), seconds: ms / 1_000 })

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

const readers: Record<ReportKind, (report: unknown) => Counts> = {
  vitest(report) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name)
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [line(file, 'the file itself', message)]
      return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]))
    })
    const times = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => time(relative('.', name), fullName, duration)),
    )
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures, times }
  },
  playwright(report) {
    const { stats, suites } = report as PlaywrightReport
    const failures = suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line: at, title, tests }) => {
        const results = tests.flatMap((test) => test.results)
        return line(`${file}:${at}`, title, results.find(({ error }) => error)?.error?.message)
      })
    const times = suites
      .flatMap(specsOf)
      .flatMap(({ file, line: at, title, tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => time(`${file}:${at}`, title, duration))),
      )
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures, times }
  },
}

/** Nothing when the runner broke before it wrote one. */
export async function readReport(kind: ReportKind, file: string): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? nothing : readers[kind](JSON.parse(text))
}
