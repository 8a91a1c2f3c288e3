/** The wizard that creates an organization: its display name, then its address. */
import { organizationDisplayName } from '@atrium/contract/rules/organization'
import { DisplayNameStep } from './display-name-step.tsx'
import { DomainStep } from './domain-step.tsx'
import { useSignedIn } from '#session/session.ts'
import { useOrganizationDraft } from './use-organization-draft.ts'
import { useWizardStep } from './use-wizard-step.ts'

export function CreateOrganizationPage() {
  const { uid } = useSignedIn()
  const [draft, change] = useOrganizationDraft(uid)
  const { step, goOn, goBack } = useWizardStep()
  const displayName = organizationDisplayName.safeParse(draft.displayName)

  // The second step means nothing without a display name: an edited or forgotten draft starts over.
  if (step === 1 && displayName.success) {
    return (
      <DomainStep
        uid={uid}
        draft={{ ...draft, displayName: displayName.data }}
        onType={(name) => change({ name })}
        onCancel={goBack}
      />
    )
  }
  return (
    <DisplayNameStep
      uid={uid}
      value={draft.displayName}
      onType={(typed) => change({ displayName: typed })}
      onNext={goOn}
    />
  )
}
