/** Has the metadata of an identity provider read, by its address or as it was pasted, and fills in the fields of the form. */
import { samlMetadataMaxLength } from '@atrium/contract/limits'
import type { SamlMetadata, SamlMetadataProblem } from '@atrium/contract/organizations/sign-in-connection'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { toFailure } from '#api/failure.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { toDay } from '#messages/dates.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { FileButton } from '#ui/form/fields/file-button.tsx'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { useTextFile } from '#ui/form/fields/use-text-file.ts'
import { readMetadata } from '../api/sign-in-connections.ts'
import styles from '../single-sign-on.module.css'
import { plain, type SettingsForm } from './settings-schema.ts'
import { joinedCertificates } from './settings-values.ts'

const texts = singleSignOnMessages.form.metadata
const sources = ['address', 'text'] as const

export function MetadataFields({ form }: { form: SettingsForm }) {
  const { organization } = useOrganization()
  const [source, setSource] = useState<(typeof sources)[number]>('address')
  const [text, setText] = useState('')
  const address = form.watch('metadata_url').trim()
  const isText = source === 'text'
  const reading = useMutation({
    mutationFn: () => readMetadata(organization, isText ? { xml: text } : { address }),
    onError: (error) => {
      const { fields, message } = toFailure(error)
      form.setError('metadata_url', { message: fields['address'] ?? fields['xml'] ?? message })
    },
    onSuccess: ({ provider }) => provider && fillIn(form, provider),
  })
  const file = useTextFile(samlMetadataMaxLength, {
    onText(read) {
      form.clearErrors('metadata_url')
      setText(read)
    },
    onRefuse: (message) => form.setError('metadata_url', { message }),
  })
  const { provider = null, problem = null } = reading.data ?? {}
  const choose = (next: (typeof sources)[number]) => {
    setSource(next)
    reading.reset()
  }
  return (
    <div className={`${styles.part} ${styles.filled}`}>
      <ChoiceField
        label={texts.title}
        name="metadata_source"
        value={source}
        choices={sources.map((value) => ({ value, label: texts.sources[value] }))}
        onChange={({ target }) => choose(target.value === 'text' ? 'text' : 'address')}
      />
      {isText ? (
        <TextAreaField
          {...plain}
          {...file.drop}
          name="metadata_text"
          label={texts.text}
          error={form.problem('metadata_url')}
          value={text}
          dir="ltr"
          rows={4}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <TextField {...form.field('metadata_url')} {...plain} inputMode="url" label={texts.address} />
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={reading.isPending}
          disabled={(isText ? text : address) === ''}
          onClick={() => reading.mutate()}
        >
          {texts.read}
        </Button>
        {isText && (
          <FileButton
            label={texts.file}
            name="metadata_file"
            accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
            onChoose={file.onChoose}
          />
        )}
      </div>
      <Status className={styles.part}>
        {problem !== null && <Problem problem={problem} />}
        {provider !== null && <Found provider={provider} />}
      </Status>
    </div>
  )
}

function Problem({ problem }: { problem: SamlMetadataProblem }) {
  return <p className={styles.problem}>{texts.problems[problem]}</p>
}

function Found({ provider: { certificate_ends, wants_signed_requests } }: { provider: SamlMetadata }) {
  return (
    <>
      <p className={styles.good}>{texts.found}</p>
      {certificate_ends.map((end, index) => (
        <p key={`${index} ${end}`} className={styles.soft}>
          {texts.certificate(toDay(end))}
        </p>
      ))}
      {wants_signed_requests && <p>{texts.wantsSigned}</p>}
    </>
  )
}

/** What was pasted has no address. */
function fillIn(
  form: SettingsForm,
  { issuer, redirect_url, post_url, certificates, metadata_url }: SamlMetadata,
): void {
  const values = {
    issuer,
    redirect_url: redirect_url ?? '',
    post_url: post_url ?? '',
    certificates: joinedCertificates(certificates),
    metadata_url: metadata_url ?? '',
  }
  for (const [name, value] of Object.entries(values)) form.setValue(name as keyof typeof values, value)
  form.clearErrors()
}
