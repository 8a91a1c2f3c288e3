/** Metadata at an address, and why it is of no use, in words that owners are shown. */
import type { SamlMetadataProblem } from '@atrium/contract/organizations/sign-in-connection'
import type { FastifyBaseLogger } from 'fastify'
import type { GuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { InsideError, tellingNothingOfInside } from '#single-sign-on/outgoing/inside.ts'
import { type SamlProblem, SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'

const problems: Partial<Record<SamlProblem, SamlMetadataProblem>> = {
  several: 'several',
  expired: 'ended',
  algorithm: 'no_key',
}

/** Whether it is metadata, of which something is wrong. */
function isOfProvider(error: unknown): boolean {
  return error instanceof SamlRefusal && problems[error.problem] !== undefined
}

export interface MetadataAsked<T> {
  address: string
  read: (text: string) => Promise<T>
  /** What was in the way: an owner is told no more than that it could not be reached. */
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Metadata at an address, as `read` reads its text; or why there is none that is of use. */
export async function metadataAt<T>(
  fetch: GuardedFetch,
  { address, read, log }: MetadataAsked<T>,
): Promise<{ provider: T } | { problem: SamlMetadataProblem }> {
  const ask = async () => {
    const answer = await fetch(address).catch((cause: unknown) => {
      throw new UnreachableError('no answer', { cause })
    })
    if (!answer.ok) throw new UnreachableError(`answered ${answer.status}`)
    return read(await answer.text())
  }
  try {
    return { provider: await tellingNothingOfInside(ask, isOfProvider) }
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof InsideError) {
      log.warn({ err: error, host: new URL(address).host }, 'metadata of single sign-on could not be read')
      return { problem: 'unreachable' }
    }
    return { problem: metadataProblem(error) }
  }
}

class UnreachableError extends Error {}

/** Of what `readMetadata` rejected with; whatever else it was is thrown on. */
export function metadataProblem(error: unknown): SamlMetadataProblem {
  if (!(error instanceof SamlRefusal)) throw error
  return problems[error.problem] ?? 'not_metadata'
}
