/** Whose end is the server's. */
import { expect, test } from 'vitest'
import { ancestorsIn } from './ancestors.js'

const status = (name: string, parent: number) => `Name:\t${name}\nState:\tS (sleeping)\nPid:\t40\nPPid:\t${parent}\n`

test.each(['sh', 'dash', 'bash'])('npm behind %s that runs its script is looked at', (shell) => {
  expect(ancestorsIn(40, status(shell, 30))).not.toBe(ancestorsIn(40, status(shell, 1)))
})

test.each(['npm start', 'npm', 'node', 'systemd', 'docker-init'])(
  'where the parent is %s, nobody above it is: what started it in the background may end',
  (name) => {
    expect(ancestorsIn(40, status(name, 30))).toBe(ancestorsIn(40, status(name, 1)))
  },
)

test('another parent is another, whatever the system tells of it', () => {
  expect(ancestorsIn(40)).not.toBe(ancestorsIn(1))
  expect(ancestorsIn(40, status('sh', 1))).not.toBe(ancestorsIn(1, status('sh', 1)))
})
