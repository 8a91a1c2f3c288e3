/** Metadata at an address, and why it is of no use, in words that owners are shown. */
import type { SamlMetadataProblem } from '@atrium/contract/organizations/sign-in-connection'
import type { GuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { type SamlProblem, SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'

const problems: Partial<Record<SamlProblem, SamlMetadataProblem>> = {
  several: 'several',
  expired: 'ended',
  algorithm: 'no_key',
}

/** Undefined where nothing could be had. */
export async function fetchMetadata(fetch: GuardedFetch, address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer.text() : undefined
}

/** Of what `readMetadata` rejected with; whatever else it was is thrown on. */
export function metadataProblem(error: unknown): SamlMetadataProblem {
  if (!(error instanceof SamlRefusal)) throw error
  return problems[error.problem] ?? 'not_metadata'
}
