/** "Personal Info": what a person is called. */
import { pronounces } from '@atrium/contract/users'
import type { UsernameCheck } from '#domain/usernames/username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import { profileMessages } from '#messages/account/profile.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { changedElsewhere, type Edits, type ProfileField, type ProfileValues, valuesOf } from './profile-fields.ts'
import styles from './profile.module.css'

const texts = profileMessages.personal

const titles = pronounces.map((value) => ({ value, label: texts.pronounces[value] }))

interface PersonalInfoProps {
  stored: ProfileValues
  edits: Edits
  usernameCheck: UsernameCheck
  /** What is to be said of a field by now. */
  problem: (field: ProfileField) => string | undefined
  onType: (field: ProfileField, value: string) => void
  onLeave: (field: ProfileField) => void
}

export function PersonalInfo({ stored, edits, usernameCheck, problem, onType, onLeave }: PersonalInfoProps) {
  const values = valuesOf(stored, edits)
  const elsewhere = (field: ProfileField) => {
    const value = changedElsewhere(stored, edits, field)
    return value === null ? undefined : texts.elsewhere(value)
  }
  const textField = (name: 'given_name' | 'family_name' | 'displayName') => ({
    name,
    label: texts[name],
    value: values[name],
    error: problem(name),
    hint: elsewhere(name),
    messageLines: elsewhere(name) === undefined ? undefined : (2 as const),
    onChange: (event: { currentTarget: HTMLInputElement }) => onType(name, event.currentTarget.value),
    onBlur: () => onLeave(name),
  })

  return (
    <section className={styles.section} aria-labelledby="personal-info">
      <div className={styles.words}>
        <h2 id="personal-info">{texts.heading}</h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <div className={styles.fields}>
        <SelectField
          name="pronounce"
          label={texts.pronounce}
          value={values.pronounce}
          options={titles}
          error={problem('pronounce')}
          hint={elsewhere('pronounce')}
          onChange={(event) => onType('pronounce', event.currentTarget.value)}
          autoComplete="honorific-prefix"
        />
        <TextField {...textField('given_name')} className={styles.startsRow} autoComplete="given-name" />
        <TextField {...textField('family_name')} autoComplete="family-name" />
        <UsernameField
          value={values.username}
          typed={values.username}
          check={usernameCheck}
          onTyped={(value) => onType('username', value)}
          onBlur={() => onLeave('username')}
          error={problem('username')}
          hint={elsewhere('username') ?? texts.usernameHint}
        />
        <TextField {...textField('displayName')} autoComplete="nickname" />
      </div>
    </section>
  )
}
