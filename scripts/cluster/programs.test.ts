/** What somebody reads who has not installed what the cluster is made of. */
import { afterEach, expect, test, vi } from 'vitest'
import { findPrograms } from './programs.ts'

afterEach(() => vi.unstubAllEnvs())

test('what is missing is named, with the command that installs it', () => {
  vi.stubEnv('PATH', '/nowhere')
  const found = findPrograms()
  expect('missing' in found && found.missing).toMatch(
    /^The cluster needs .*patroni, etcd.*apt-get install --no-install-recommends .*patroni python3-etcd etcd-server/,
  )
})
