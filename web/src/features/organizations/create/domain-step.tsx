/** Step 1 of the wizard: "Choose Custom Domain", and the logo that goes with it. */
import { newOrganizationName, typedOrganizationName } from '@atrium/contract/rules/organization'
import * as z from 'zod/mini'
import { CreationEnd } from '#domain/creation/creation-end.tsx'
import { creationFailure } from '#domain/creation/creation-failure.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { usePageSettings } from '#page-settings.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { AddressPreview } from './address-preview.tsx'
import { nameError, nameStatus } from './domain-check.ts'
import type { OrganizationDraft } from './organization-draft.ts'
import { OwnNamesakeNotice } from './own-namesake-notice.tsx'
import { suggestedName } from './suggested-name.ts'
import { useCreateOrganization } from './use-create-organization.ts'
import { useDomainCheck } from './use-domain-check.ts'
import { useRemovedCharacters } from './use-removed-characters.ts'

const texts = organizationsMessages.create
/** The logo is checked as it is picked, and kept by the page while one goes back and forth. */
const domainForm = z.object({ name: newOrganizationName, logo: z.any() })

interface Props {
  uid: string
  draft: OrganizationDraft
  change: (change: Partial<OrganizationDraft>) => OrganizationDraft
  onMade: () => void
  logo: File | null
  onLogo: (logo: File | null) => void
  onCancel: () => void
}

export function DomainStep({ uid, draft, change, onMade, logo, onLogo, onCancel }: Props) {
  const { hostDomain } = usePageSettings()
  const creation = useCreateOrganization((logoUrl) => change({ logoUrl }), onMade)
  const form = useSchemaForm({
    schema: domainForm,
    values: { name: draft.name, logo: null },
    mode: 'onTouched',
    refused: creationFailure('logo'),
    onSubmit: async ({ name: read }) => {
      if (asked.availability === 'taken') {
        form.setError('name', { message: organizationsMessages.availability.taken })
      } else await creation.create({ ...draft, name: read }, logo)
    },
  })
  const name = form.watch('name')
  const asked = useDomainCheck(name)
  const { error = nameError(asked), ...field } = form.field('name')
  const isTaken = asked.availability === 'taken' || error === texts.nameExists
  const removedCharacters = useRemovedCharacters(typedOrganizationName, texts.nameTakes)

  const use = (suggested: string) => {
    form.setValue('name', suggested, { shouldValidate: true })
    change({ name: suggested })
    form.setFocus('name')
  }

  return (
    <AuthLayout step={wizardMessages.step(2, 2)} heading={texts.nameTitle} lead={texts.nameLead(draft.displayName)}>
      <Notice tone="warning" announce="none">
        {texts.permanent}
      </Notice>
      <FormElement form={form}>
        <TextField
          {...field}
          label={texts.nameLabel}
          suffix={`.${hostDomain}`}
          error={error}
          status={nameStatus(name, asked.availability)}
          statusTone={asked.availability === 'available' ? 'good' : 'neutral'}
          note={removedCharacters.sentence ?? ''}
          messageLines={2}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={creation.isBusy}
          onChange={(event) => {
            removedCharacters.strip(event.currentTarget)
            change({ name: event.currentTarget.value })
            void field.onChange(event)
          }}
        />
        {isTaken && <OwnNamesakeNotice uid={uid} name={name} />}
        <AddressPreview name={name} suggested={suggestedName(draft.displayName)} onUse={use} />
        <CreationEnd
          image={{
            label: texts.logoLabel,
            name: 'logo',
            hint: texts.logoHint,
            file: logo,
            url: draft.logoUrl,
            onPick: (file) => {
              form.clearErrors('logo')
              onLogo(file)
            },
            error: form.problem('logo'),
          }}
          failure={form.failure}
          creation={creation}
          outcome={texts.outcome(draft.displayName)}
          texts={{ ...texts, back: texts.cancel }}
          onBack={onCancel}
        />
      </FormElement>
    </AuthLayout>
  )
}
