/** Looks for TXT records: bounded in time and in what it reads, and never anywhere but where it was asked. */
import { Resolver } from 'node:dns/promises'
import { recordName } from './record.ts'

/** What stands there, each record in one piece; or why that cannot be said. */
export type Look = { texts: string[] } | { finding: 'absent' | 'too_many' | 'alias' | 'unreachable' }

export type LookUp = (domain: string) => Promise<Look>

/** `deadlineMs` is for everything that one look asks: a resolver that does not answer keeps nobody longer. */
const patience = { tryMs: 1_500, deadlineMs: 5_000 }
const TRIES = 2
const MAX_RECORDS = 100
const MAX_RECORD_LENGTH = 1_024

/** What a name server says where there is nothing. Everything else is no word about the record. */
const nothingThere = new Set(['ENODATA', 'ENOTFOUND'])

/**
 * `servers` as `DNS_RESOLVER` names them; without, the system's. An alias (CNAME) is not followed: of a wildcard alias
 * the target may be somebody else's, who would then prove the domain. Never rejects.
 */
export function createLookUp(servers?: readonly string[], { tryMs, deadlineMs } = patience): LookUp {
  return async (domain) => {
    const resolver = new Resolver({ timeout: tryMs, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const deadline = setTimeout(() => resolver.cancel(), deadlineMs)
    const name = recordName(domain)
    try {
      const [texts, aliases] = await Promise.all([
        resolver.resolveTxt(name).catch(nothingOr),
        resolver.resolveCname(name).catch(nothingOr),
      ])
      if (texts === undefined || aliases === undefined) return { finding: 'unreachable' }
      if (aliases.length > 0) return { finding: 'alias' }
      if (texts.length === 0) return { finding: 'absent' }
      if (texts.length > MAX_RECORDS) return { finding: 'too_many' }
      return { texts: texts.map((strings) => strings.join('').slice(0, MAX_RECORD_LENGTH)) }
    } finally {
      clearTimeout(deadline)
    }
  }
}

/** Undefined where nobody said anything. */
function nothingOr(error: unknown): [] | undefined {
  const { code } = error as { code?: string }
  return code !== undefined && nothingThere.has(code) ? [] : undefined
}
