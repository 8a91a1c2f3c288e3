/** The wizard that creates an organization: its display name, then its address and its logo. */
import { organizationDisplayName } from '@atrium/contract/rules/organization'
import { useDraft } from '#domain/drafts/use-draft.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useSignedIn } from '#session/session.ts'
import { useWizardStep } from '#ui/wizard/use-wizard-step.ts'
import { DisplayNameStep } from './display-name-step.tsx'
import { DomainStep } from './domain-step.tsx'
import { organizationDraft } from './organization-draft.ts'

export function CreateOrganizationPage() {
  const { uid } = useSignedIn()
  const { draft, change, end } = useDraft(organizationDraft, uid)
  const [logo, setLogo] = useHeldState<File | null>('organization-logo', null)
  const { step, goOn, goBack } = useWizardStep()
  const displayName = organizationDisplayName.safeParse(draft.displayName)

  // The second step means nothing without a display name: an edited or forgotten draft starts over.
  if (step === 1 && displayName.success) {
    return (
      <DomainStep
        uid={uid}
        draft={{ ...draft, displayName: displayName.data }}
        change={change}
        onMade={end}
        logo={logo}
        onLogo={(file) => {
          setLogo(file)
          // Of another logo; this one has no address yet.
          change({ logoUrl: '' })
        }}
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
