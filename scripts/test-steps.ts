/** What `npm test` runs, in this order: the quickest to fail first, and of what runs side by side the longest. */
import type { ReportKind } from './test-counts.ts'

export interface Step {
  name: string
  /** Run in turn until one fails; `report` is where a test runner writes its JSON. */
  commands: (report: string) => readonly (readonly string[])[]
  /** Whose report it is, for steps that run tests. */
  counts?: ReportKind
  /** Tests that take longer are named at the end. */
  slowSeconds?: number
  /** Uses one core and touches nothing: runs beside its neighbours of that kind. */
  sideBySide?: true
}

const check = (name: string, script: string): Step => ({
  name,
  commands: () => [['npm', 'run', '--silent', script]],
  sideBySide: true,
})

const vitest = (name: string, projects: readonly string[], slowSeconds: number): Step => ({
  name,
  counts: 'vitest',
  slowSeconds,
  commands: (report) => [
    [
      ...['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  ],
})

const playwright = (name: string, projects: readonly string[]): Step => ({
  name,
  counts: 'playwright',
  slowSeconds: 10,
  commands: () => [
    ['playwright', 'test', ...projects.flatMap((project) => ['--project', project]), '--reporter=list,json'],
  ],
})

export const steps: readonly Step[] = [
  check('Lint', 'lint'),
  check('Types', 'typecheck'),
  check('Format', 'format:check'),
  check('Dead code', 'dead-code'),
  check('Zones and cycles', 'zones'),
  check('Commit subjects', 'commits:check'),
  vitest('Unit and HTTP', ['unit', 'unit-alone'], 2),
  {
    name: 'Build and size',
    commands: () => [
      ['npm', 'run', '--silent', 'build'],
      ['npm', 'run', '--silent', 'size'],
    ],
  },
  // One after the other: each wants the machine to itself.
  vitest('Faults', ['faults'], 10),
  playwright('Browser', ['embedded', 'postgres']),
]
