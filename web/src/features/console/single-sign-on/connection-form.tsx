/** Makes a connection, or changes the settings of one. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { issuerPresets, presets } from '@atrium/contract/organizations/sign-in-presets'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { add, change } from './api/sign-in-connections.ts'
import { joinedCertificates, type SettingsValues, toSettings } from './settings-values.ts'
import { kindNames, providerChoices } from './provider-names.ts'

const texts = singleSignOnMessages.form
const kinds = ['oidc', 'saml'] as const
const schema = z.object({
  kind: z.enum(kinds),
  preset: z.enum(issuerPresets),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_url: z.string(),
  certificates: z.string(),
})
const refused = toFieldErrors()
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

interface Props {
  /** Undefined for a new one. */
  connection?: SignInConnection
  onDone: (connection: SignInConnection) => unknown
  onClose: () => void
}

export function ConnectionForm({ connection, onDone, onClose }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const save = async (values: SettingsValues) => {
    const settings = toSettings(values, connection)
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
  }
  return (
    <FormModal
      title={connection ? texts.edit : singleSignOnMessages.add}
      lead={connection ? texts.again : undefined}
      texts={{ cancel: texts.cancel, submit: connection ? texts.save : texts.add }}
      schema={schema}
      values={{
        kind: connection?.kind ?? 'oidc',
        preset: (connection?.oidc ?? connection?.saml)?.preset ?? 'entra',
        name: connection?.name ?? '',
        issuer: (connection?.oidc ?? connection?.saml)?.issuer ?? '',
        client_id: connection?.oidc?.client_id ?? '',
        client_secret: '',
        redirect_url: connection?.saml?.redirect_url ?? '',
        certificates: joinedCertificates(connection),
      }}
      onSubmit={save}
      refused={(error, fields) => refused(error, fields)}
      onClose={onClose}
    >
      {(form) => {
        const isSaml = form.watch('kind') === 'saml'
        const shape = presets[form.watch('preset')].issuer
        return (
          <>
            {connection ? null : (
              <ChoiceField
                label={texts.kind}
                choices={kinds.map((value) => ({ value, label: kindNames[value] }))}
                {...form.register('kind')}
              />
            )}
            <SelectField {...form.field('preset')} label={texts.provider} options={providerChoices} />
            <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} messageLines={2} />
            <TextField
              {...form.field('issuer')}
              {...plain}
              label={isSaml ? texts.entityId : texts.issuer}
              hint={isSaml || shape === null ? undefined : texts.issuerHint(shape)}
              messageLines={2}
            />
            {isSaml ? (
              <>
                <TextField {...form.field('redirect_url')} {...plain} label={texts.address} />
                <TextAreaField
                  {...form.field('certificates')}
                  {...plain}
                  label={texts.certificate}
                  hint={texts.certificateHint}
                  rows={6}
                />
              </>
            ) : (
              <>
                <TextField {...form.field('client_id')} {...plain} label={texts.clientId} />
                <TextField
                  {...form.field('client_secret')}
                  {...plain}
                  label={texts.secret}
                  hint={texts.secretHint}
                  messageLines={2}
                />
              </>
            )}
          </>
        )
      }}
    </FormModal>
  )
}
