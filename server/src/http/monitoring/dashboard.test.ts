/** The dashboard and the alert rules name figures that there are. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'

const file = (name: string) => fileURLToPath(new URL(`../../../../docs/monitoring/${name}`, import.meta.url))
const rules = readFileSync(file('alerts.yml'), 'utf8')
const dashboard = JSON.parse(readFileSync(file('dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

let server: WholeServer
let told: Set<string>
beforeAll(async () => {
  server = await wholeServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { body } = await server.app.inject({ url: '/metrics', headers: { host: 'localhost:8080' } })
  told = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => withParts(name, type)))
})
afterAll(() => server.close())

function withParts(name: string, type: string | undefined): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
}

/** What a rule is made of: an expression in one line, or folded into several. */
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)\n {8}expr: (?:>-\n((?: {10}.+\n)+)|(.+)\n)/gm)].map(
  ([, name = '', folded, plain]) => ({ name, expression: folded ?? plain ?? '' }),
)
const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ name: title, expression: expr })),
)

/** Names of figures: what is neither a function, a label, a keyword nor a text. */
function figuresIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !/^(?:by|and|or)$/.test(name))
}

test('every alert rule is read, and has a severity, a summary and what to do', () => {
  expect(alerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0)
  for (const part of ['labels: { severity: ', 'summary: ', 'do: '])
    expect(rules.split(part)).toHaveLength(alerts.length + 1)
})

test('every figure that a rule or a panel names is told by /metrics', () => {
  const unknown = [...alerts, ...panels].flatMap(({ name, expression }) => {
    const figures = figuresIn(expression)
    if (figures.length === 0) return [`${name}: no figure`]
    return figures.filter((figure) => figure !== 'up' && !told.has(figure)).map((figure) => `${name}: ${figure}`)
  })
  expect(unknown).toEqual([])
  expect(panels.length).toBeGreaterThan(15)
})

test('what waits has a figure: the database, hashes, mails, imports and archives', async () => {
  const { body } = await server.app.inject({ url: '/metrics', headers: { host: 'localhost:8080' } })
  for (const line of [
    'database_waiting 0',
    'password_hashes_waiting 0',
    'work_waiting{queue="exports"} 0',
    'mails_given_up_total 0',
  ]) {
    expect(body).toContain(`\n${line}\n`)
  }
  // Nothing sends here: what a test's sign-up wrote waits.
  expect(body).toMatch(/\nmails_waiting \d+\n/)
})

test('Prometheus itself reads the rules, where it is here', ({ skip }) => {
  const checked = spawnSync('promtool', ['check', 'rules', file('alerts.yml')], { encoding: 'utf8' })
  if (checked.error) skip('promtool is not installed')
  expect(checked.status, checked.stdout + checked.stderr).toBe(0)
})
