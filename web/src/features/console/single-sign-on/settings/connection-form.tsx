/** Makes a connection, or changes the settings of one: of one that is on, only what leaves it the same. */
import type { OurSide, SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { presets } from '@atrium/contract/organizations/sign-in-presets'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { add, change } from '../api/sign-in-connections.ts'
import { Guide } from '../guide/guide.tsx'
import { kindNames, providerChoices } from '../provider-names.ts'
import { SamlFields } from './saml-fields.tsx'
import { kinds, plain, settingsSchema, type SettingsForm, type SettingsValues } from './settings-schema.ts'
import { toSettings, toValues } from './settings-values.ts'

const texts = singleSignOnMessages.form

/** The call has a provider's fields in an object of its kind. */
const oidcNames = ['preset', 'issuer', 'client_id', 'client_secret']
const samlNames = [
  ...['preset', 'issuer', 'redirect_url', 'post_url'],
  ...['metadata_url', 'follow_metadata', 'certificates', 'idp_initiated'],
]
const refused = toFieldErrors({
  names: Object.fromEntries([
    ...oidcNames.map((name) => [`oidc.${name}`, name] as const),
    ...samlNames.map((name) => [`saml.${name}`, name] as const),
  ]),
})

/** What the call refuses where it is empty. A secret that was not typed anew stays as it is. */
const needed = ['name', 'issuer', 'client_id', 'certificates']

interface Props {
  /** Undefined for a new one. */
  connection?: SignInConnection
  /** What the other side is given of it. */
  ours: OurSide
  onDone: (connection: SignInConnection) => unknown
  onClose: () => void
}

export function ConnectionForm({ connection, ours, onDone, onClose }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const isOn = connection?.state === 'on'
  const save = useSubmit(async (values: SettingsValues) => {
    const settings = toSettings(values)
    const saved = connection
      ? await change(organization, connection.id, {
          version: connection.version,
          name: values.name,
          ...settings.change,
        })
      : await add(organization, { name: values.name, ...settings.add })
    await refresh()
    onClose()
    await onDone(saved)
  }, refresh)
  return (
    <HeldFormModal
      name={`connection ${connection?.id ?? 'new'} of ${organization}`}
      title={connection ? texts.edit : singleSignOnMessages.add}
      lead={connection && (isOn ? texts.whileOn : texts.again)}
      texts={{ cancel: texts.cancel, submit: connection ? texts.save : texts.add }}
      secrets={['client_secret']}
      schema={settingsSchema}
      isRequired={(field) => needed.includes(field) || (field === 'client_secret' && connection === undefined)}
      values={toValues(connection)}
      onSubmit={save}
      refused={refused}
      onClose={onClose}
    >
      {(form) => (
        <>
          {connection ? null : (
            <ChoiceField
              label={texts.kind}
              choices={kinds.map((value) => ({ value, label: kindNames[value] }))}
              {...form.register('kind')}
            />
          )}
          <SelectField {...form.field('preset')} label={texts.provider} options={providerChoices} />
          <Guide kind={form.watch('kind')} preset={form.watch('preset')} ours={ours} />
          <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} messageLines={2} />
          {form.watch('kind') === 'saml' ? (
            <SamlFields form={form} isOn={isOn} />
          ) : (
            <OidcFields form={form} isOn={isOn} />
          )}
        </>
      )}
    </HeldFormModal>
  )
}

function OidcFields({ form, isOn }: { form: SettingsForm; isOn: boolean }) {
  const shape = presets[form.watch('preset')].issuer
  return (
    <>
      <TextField
        {...form.field('issuer')}
        {...plain}
        readOnly={isOn}
        label={texts.issuer}
        hint={shape === null ? undefined : texts.issuerHint(shape)}
        messageLines={2}
      />
      <TextField {...form.field('client_id')} {...plain} readOnly={isOn} label={texts.clientId} />
      <TextField
        {...form.field('client_secret')}
        {...plain}
        label={texts.secret}
        hint={texts.secretHint}
        messageLines={2}
      />
    </>
  )
}
