/** What `npm test` runs: stages in this order, and in each the longest step first, for those of a stage run side by side. */
import type { ReportKind } from './test-counts.ts'

export interface Step {
  name: string
  /** Run in turn until one fails; `report` is where a test runner writes its JSON. */
  commands: (report: string) => readonly (readonly string[])[]
  /** Whose report it is, for steps that run tests. */
  counts?: ReportKind
  /** Tests that take longer are named at the end. */
  slowSeconds?: number
}

const check = (name: string, script: string): Step => ({
  name,
  commands: () => [['npm', 'run', '--silent', script]],
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

const build: Step = {
  name: 'Build and size',
  commands: () => [
    ['npm', 'run', '--silent', 'build'],
    ['npm', 'run', '--silent', 'size'],
  ],
}

export const stages: readonly (readonly Step[])[] = [
  // Each uses one core, and none what another makes.
  [
    build,
    check('Lint', 'lint'),
    check('Types', 'typecheck'),
    check('Zones and cycles', 'zones'),
    check('Dead code', 'dead-code'),
    check('Format', 'format:check'),
    check('Commit subjects', 'commits:check'),
  ],
  [vitest('Unit and HTTP', ['unit', 'unit-alone'], 2)],
  // Both wait for servers to start and to end for half of their time.
  [playwright('Browser', ['embedded', 'postgres']), vitest('Faults', ['faults'], 10)],
]
