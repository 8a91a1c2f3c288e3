/** Whom an organization's rules keep out for now: a part of its own, for few ever see it. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { EntryRefused, useRefusedTitle } from '#domain/entry/entry-refused.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

export function RefusedHandOff(refused: { organization: string; refusal: RuleRefusal; onRetry: () => void }) {
  return (
    <AuthLayout heading={useRefusedTitle(refused)}>
      <EntryRefused {...refused} />
    </AuthLayout>
  )
}
