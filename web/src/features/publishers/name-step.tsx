/** Step 1 of the wizard: what the publisher is called. */
import { publisherNameMaxLength } from '@atrium/contract/limits'
import { publisherName } from '@atrium/contract/rules/people'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { WizardActions } from '#ui/wizard/wizard-actions.tsx'
import { hasSome } from './api/author-membership.ts'

const texts = authorsMessages.create
const nameForm = z.object({ name: publisherName })

interface Props {
  uid: string
  value: string
  onType: (name: string) => void
  onNext: () => void
}

export function NameStep({ uid, value, onType, onNext }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(nameForm),
    mode: 'onTouched',
    defaultValues: { name: value },
  })
  const { data: isPublisher } = useQuery(hasSome(uid))
  const field = register('name')

  return (
    <AuthLayout
      step={wizardMessages.step(1, 2)}
      heading={texts.nameTitle}
      lead={texts.nameLead}
      footer={isPublisher === true ? <Link to={paths.authors}>{texts.myPublishers}</Link> : undefined}
    >
      <Form onSubmit={(event) => void handleSubmit(onNext)(event)}>
        <TextField
          {...field}
          label={texts.nameLabel}
          hint={texts.nameHint}
          error={formState.errors.name?.message}
          maxLength={publisherNameMaxLength}
          autoFocus
          autoComplete="organization"
          enterKeyHint="next"
          onChange={(event) => {
            onType(event.currentTarget.value)
            void field.onChange(event)
          }}
        />
        <WizardActions>
          <LinkButton to={paths.authors} variant="secondary">
            {texts.cancel}
          </LinkButton>
          <Button type="submit">{texts.next}</Button>
        </WizardActions>
      </Form>
    </AuthLayout>
  )
}
