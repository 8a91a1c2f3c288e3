/** Step 0 of the wizard: "Create Organization Name". */
import { organizationDisplayNameLength } from '@atrium/contract/limits'
import { organizationDisplayName, typedDisplayName } from '@atrium/contract/rules/organization'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { JoinableOrganizations } from '#domain/joinable/joinable-organizations.tsx'
import { hasOrganizations } from '#features/organizations/api/organization-membership.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { WizardNameForm } from '#ui/wizard/wizard-name-form.tsx'
import { useRemovedCharacters } from './use-removed-characters.ts'

const texts = organizationsMessages.create
const displayNameForm = z.object({ displayName: organizationDisplayName })

interface Props {
  uid: string
  value: string
  onType: (displayName: string) => void
  onNext: () => void
}

export function DisplayNameStep({ uid, value, onType, onNext }: Props) {
  const { data: isMember } = useQuery(hasOrganizations(uid))
  const removedCharacters = useRemovedCharacters(typedDisplayName, texts.displayNameTakes)
  const excess = [...value.trim()].length - organizationDisplayNameLength.max

  return (
    <AuthLayout
      step={wizardMessages.step(1, 2)}
      heading={texts.displayNameTitle}
      lead={texts.displayNameLead}
      footer={isMember === true ? <MyOrganizations /> : undefined}
    >
      <JoinableOrganizations />
      <WizardNameForm
        schema={displayNameForm}
        values={{ displayName: value }}
        name="displayName"
        label={texts.displayNameLabel}
        hint={texts.displayNameHint}
        note={[excess > 0 ? texts.tooMany(excess) : null, removedCharacters.sentence].filter(Boolean).join(' ')}
        messageLines={2}
        strip={removedCharacters.strip}
        onType={onType}
        onNext={onNext}
        cancelTo={paths.home}
        texts={texts}
      />
    </AuthLayout>
  )
}

function MyOrganizations() {
  return (
    <p>
      {texts.myOrganizationsQuestion} <Link to={paths.organizations}>{texts.myOrganizations}</Link>
    </p>
  )
}
