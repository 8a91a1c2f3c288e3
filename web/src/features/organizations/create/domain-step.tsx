/** Step 1 of the wizard: "Choose Custom Domain", and the logo that goes with it. */
import { organizationName, typedOrganizationName } from '@atrium/contract/rules/organization'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { usePageSettings } from '#page-settings.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { WizardActions } from '#ui/wizard/wizard-actions.tsx'
import { AddressPreview } from './address-preview.tsx'
import { nameError, nameStatus } from './domain-check.ts'
import { createFailure } from './create-failure.ts'
import { LogoField } from './logo-field.tsx'
import type { OrganizationDraft } from './organization-draft.ts'
import { suggestedName } from './suggested-name.ts'
import { useDomainCheck } from './use-domain-check.ts'
import { useCreateOrganization } from './use-create-organization.ts'
import { useLeftOut } from './use-left-out.ts'

const texts = organizationsMessages.create
const domainForm = z.object({ name: organizationName })

interface Props {
  uid: string
  draft: OrganizationDraft
  change: (change: Partial<OrganizationDraft>) => OrganizationDraft
  logo: File | null
  onLogo: (logo: File | null) => void
  onCancel: () => void
}

export function DomainStep({ uid, draft, change, logo, onLogo, onCancel }: Props) {
  const { hostDomain } = usePageSettings()
  const form = useForm({ resolver: zodResolver(domainForm), mode: 'onTouched', defaultValues: { name: draft.name } })
  const [logoError, setLogoError] = useState<string>()
  const outcomeId = useId()
  const name = useWatch({ control: form.control, name: 'name' })
  const asked = useDomainCheck(name)
  const creation = useCreateOrganization(uid, (logoUrl) => change({ logoUrl }))
  const field = form.register('name')
  const { errors } = form.formState
  const leftOut = useLeftOut(typedOrganizationName, texts.nameTakes)

  const use = (suggested: string) => {
    form.setValue('name', suggested, { shouldValidate: true })
    change({ name: suggested })
    form.setFocus('name')
  }
  const submit = form.handleSubmit(async (values) => {
    setLogoError(undefined)
    if (asked.availability === 'taken') {
      form.setError('name', { message: organizationsMessages.availability.taken }, { shouldFocus: true })
      return
    }
    const failure = await creation.create({ ...draft, ...values }, logo).then(() => undefined, createFailure)
    if (failure?.field === 'logo') setLogoError(failure.text)
    else if (failure !== undefined) form.setError(failure.field, { message: failure.text }, { shouldFocus: true })
  })

  return (
    <AuthLayout step={wizardMessages.step(2, 2)} heading={texts.nameTitle} lead={texts.nameLead(draft.displayName)}>
      <Notice tone="warning" announce="none">
        {texts.permanent}
      </Notice>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...field}
          label={texts.nameLabel}
          suffix={`.${hostDomain}`}
          error={errors.name?.message ?? nameError(asked)}
          status={nameStatus(name, asked.availability)}
          statusTone={asked.availability === 'available' ? 'good' : 'neutral'}
          note={leftOut.sentence ?? ''}
          messageLines={2}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={creation.isBusy}
          onChange={(event) => {
            leftOut.strip(event.currentTarget)
            change({ name: event.currentTarget.value })
            void field.onChange(event)
          }}
        />
        <AddressPreview name={name} suggested={suggestedName(draft.displayName)} onUse={use} />
        <LogoField
          logo={logo}
          url={draft.logoUrl}
          onLogo={(file) => {
            setLogoError(undefined)
            onLogo(file)
          }}
          error={logoError}
          progress={creation.uploadProgress}
          disabled={creation.isBusy}
        />
        {errors.root === undefined ? null : <FailureNotice message={errors.root.message} />}
        <WizardActions outcome={{ id: outcomeId, text: texts.outcome(draft.displayName) }}>
          <Button variant="secondary" onClick={onCancel} disabled={creation.isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-describedby={outcomeId} busy={creation.isBusy} busyLabel={texts.preparing}>
            {texts.next}
          </Button>
        </WizardActions>
      </Form>
    </AuthLayout>
  )
}
