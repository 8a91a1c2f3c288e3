/** What is known of a SAML identity provider: filled in by its metadata, or by hand. */
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { DescribedCheck } from '../described-check.tsx'
import { MetadataFields } from './metadata-fields.tsx'
import { plain, type SettingsForm } from './settings-schema.ts'

const texts = singleSignOnMessages.form

export function SamlFields({ form, isOn }: { form: SettingsForm; isOn: boolean }) {
  return (
    <>
      <MetadataFields form={form} />
      <TextField {...form.field('issuer')} {...plain} readOnly={isOn} label={texts.entityId} />
      <TextField {...form.field('redirect_url')} {...plain} readOnly={isOn} label={texts.address} />
      <TextField
        {...form.field('post_url')}
        {...plain}
        readOnly={isOn}
        label={texts.postAddress}
        hint={texts.eitherAddress}
      />
      <TextAreaField
        {...form.field('certificates')}
        {...plain}
        label={texts.certificate}
        hint={texts.certificateHint}
        dir="ltr"
        rows={6}
      />
      {form.watch('metadata_url').trim() === '' ? null : (
        <DescribedCheck
          {...form.register('follow_metadata')}
          label={texts.metadata.follow}
          about={texts.metadata.followLead}
        />
      )}
      <DescribedCheck {...form.register('idp_initiated')} label={texts.idpInitiated} about={texts.idpInitiatedLead} />
    </>
  )
}
