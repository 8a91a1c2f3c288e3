/** Step 0 of the wizard: "Create Organization Name". */
import { organizationDisplayNameLength } from '@atrium/contract/limits'
import { organizationDisplayName, typedDisplayName } from '@atrium/contract/rules/organization'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { belongsToSome } from '#features/organizations/api/organization-membership.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { WizardActions } from '#ui/wizard/wizard-actions.tsx'
import { useLeftOut } from './use-left-out.ts'

const texts = organizationsMessages.create
const displayNameForm = z.object({ displayName: organizationDisplayName })

interface Props {
  uid: string
  value: string
  onType: (displayName: string) => void
  onNext: () => void
}

export function DisplayNameStep({ uid, value, onType, onNext }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(displayNameForm),
    mode: 'onTouched',
    defaultValues: { displayName: value },
  })
  const { data: isMember } = useQuery(belongsToSome(uid))
  const field = register('displayName')
  const leftOut = useLeftOut(typedDisplayName, texts.displayNameTakes)
  const excess = value.trim().length - organizationDisplayNameLength.max

  return (
    <AuthLayout
      step={wizardMessages.step(1, 2)}
      heading={texts.displayNameTitle}
      lead={texts.displayNameLead}
      footer={isMember === true ? <MyOrganizations /> : undefined}
    >
      <Form onSubmit={(event) => void handleSubmit(onNext)(event)}>
        <TextField
          {...field}
          label={texts.displayNameLabel}
          hint={texts.displayNameHint}
          error={formState.errors.displayName?.message}
          note={[excess > 0 ? texts.tooMany(excess) : null, leftOut.sentence].filter(Boolean).join(' ')}
          messageLines={2}
          autoFocus
          autoComplete="organization"
          enterKeyHint="next"
          onChange={(event) => {
            leftOut.strip(event.currentTarget)
            onType(event.currentTarget.value)
            void field.onChange(event)
          }}
        />
        <WizardActions>
          <LinkButton to={paths.home} variant="secondary">
            {texts.cancel}
          </LinkButton>
          <Button type="submit">{texts.next}</Button>
        </WizardActions>
      </Form>
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
