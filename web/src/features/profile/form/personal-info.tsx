/** "Personal Info": what a person is called. */
import { pronounces } from '@atrium/contract/users'
import type { UsernameCheck } from '#domain/usernames/username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import styles from '#features/profile/profile.module.css'
import { profileMessages } from '#messages/account/profile.ts'
import { inNameOrder } from '#messages/names.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { changedElsewhere, type Edits, type ProfileField, type ProfileValues, valuesOf } from './profile-fields.ts'
import type { ProfileFormState } from './profile-rules.ts'

const texts = profileMessages.personal

const titles = pronounces.map((value) => ({ value, label: texts.pronounces[value] }))

const nameFields = inNameOrder(['given_name', 'given-name'] as const, ['family_name', 'family-name'] as const)

interface PersonalInfoProps {
  stored: ProfileValues
  edits: Edits
  usernameCheck: UsernameCheck
  form: ProfileFormState
  onType: (field: ProfileField, value: string) => void
}

export function PersonalInfo({ stored, edits, usernameCheck, form, onType }: PersonalInfoProps) {
  const values = valuesOf(stored, edits)
  const elsewhere = (field: ProfileField) => {
    const value = changedElsewhere(stored, edits, field)
    return value === null ? undefined : texts.elsewhere(value)
  }
  const field = (name: ProfileField) =>
    form.field(name, { onChange: (event: { target: { value: string } }) => onType(name, event.target.value) })
  const textField = (name: 'given_name' | 'family_name' | 'displayName') => ({
    ...field(name),
    label: texts[name],
    hint: elsewhere(name),
    messageLines: elsewhere(name) === undefined ? undefined : (2 as const),
  })
  const { name: usernameName, onChange: onUsername, ...username } = field('username')

  return (
    <section className={styles.section} aria-labelledby="personal-info">
      <div className={styles.words}>
        <h2 id="personal-info">{texts.heading}</h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <div className={styles.fields}>
        <SelectField
          {...field('pronounce')}
          label={texts.pronounce}
          options={titles}
          hint={elsewhere('pronounce')}
          autoComplete="honorific-prefix"
        />
        {nameFields.map(([name, autoComplete], at) => (
          <TextField
            key={name}
            {...textField(name)}
            className={at === 0 ? styles.startsRow : undefined}
            autoComplete={autoComplete}
          />
        ))}
        <UsernameField
          {...username}
          typed={values.username}
          check={usernameCheck}
          onTyped={(value) => void onUsername({ target: { name: usernameName, value } })}
          hint={elsewhere('username') ?? texts.usernameHint}
        />
        <TextField {...textField('displayName')} autoComplete="nickname" />
      </div>
    </section>
  )
}
