/** What turns the key over or forgets what it wrapped does nothing where somebody asks for help, or says more. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const commands = { 'secrets:turn': 'turn-secrets', 'secrets:forget': 'forget-secrets' }

test.each(Object.entries(commands))('%s says how it is run, and touches nothing', (name, file) => {
  const dataDir = join(tmpdir(), `atrium-no-arguments-${process.pid}-${file}`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${file}.ts`, '--help'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^Usage: npm run ${name}, without arguments\\.`))
  expect(existsSync(dataDir)).toBe(false)
})
