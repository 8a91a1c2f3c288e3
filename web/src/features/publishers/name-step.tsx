/** Step 1 of the wizard: what the publisher is called. */
import { publisherNameMaxLength } from '@atrium/contract/limits'
import { publisherName } from '@atrium/contract/rules/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { createAuthorMessages } from '#messages/organizations/create-author.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { WizardNameForm } from '#ui/wizard/wizard-name-form.tsx'
import { hasPublishers } from './api/author-membership.ts'

const texts = createAuthorMessages
const nameForm = z.object({ name: publisherName })

interface Props {
  uid: string
  value: string
  onType: (name: string) => void
  onNext: () => void
}

export function NameStep({ uid, value, onType, onNext }: Props) {
  const { data: isPublisher } = useQuery(hasPublishers(uid))

  return (
    <AuthLayout
      step={wizardMessages.step(1, 2)}
      heading={texts.nameTitle}
      lead={texts.nameLead}
      footer={isPublisher === true ? <Link to={paths.authors}>{texts.myPublishers}</Link> : undefined}
    >
      <WizardNameForm
        schema={nameForm}
        values={{ name: value }}
        name="name"
        label={texts.nameLabel}
        hint={texts.nameHint}
        messageLines={2}
        maxLength={publisherNameMaxLength}
        onType={onType}
        onNext={onNext}
        cancelTo={paths.authors}
        texts={texts}
      />
    </AuthLayout>
  )
}
