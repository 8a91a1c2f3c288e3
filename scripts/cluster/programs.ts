/** The programs that the cluster is made of: where they are, or in plain words what to install. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable, onPath } from '../../test/support/find-program.ts'

export interface Programs {
  nginx: string
  pgbouncer: string
  patroni: string
  etcd: string
  /** The folder of PostgreSQL's programs. */
  postgres: string
}

/** Debian's packages; `python3-etcd` is what Patroni asks etcd with. */
const packages = {
  nginx: 'nginx-light',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  postgres: 'postgresql-15',
} as const

const debianPostgres = '/usr/lib/postgresql'

/** Where every program is, or the sentence that says what is missing and how to get it. */
export function findPrograms(): Programs | { missing: string } {
  const found = {
    // Debian keeps these two where only root's PATH leads.
    nginx: onPath('nginx') ?? inFolder('/usr/sbin/nginx'),
    pgbouncer: onPath('pgbouncer') ?? inFolder('/usr/sbin/pgbouncer'),
    patroni: onPath('patroni'),
    etcd: onPath('etcd'),
    postgres: newestPostgres(),
  }
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name as keyof Programs] : []))
  if (missing.length === 0) return found as Programs
  const wanted = missing.map((name) => packages[name]).join(' ')
  const services = missing.map((name) => (name === 'postgres' ? 'postgresql' : name)).join(' ')
  return {
    missing: `The cluster needs ${missing.join(', ')}. On Debian: sudo apt-get install --no-install-recommends ${wanted}. Debian starts what it installs as services, which the cluster does not need: sudo systemctl disable --now ${services}`,
  }
}

function inFolder(path: string): string | undefined {
  return isExecutable(path) ? path : undefined
}

function newestPostgres(): string | undefined {
  try {
    const versions = readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a))
    return versions
      .map((version) => join(debianPostgres, version, 'bin'))
      .find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'pg_rewind')))
  } catch {
    return undefined
  }
}
