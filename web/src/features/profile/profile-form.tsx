/** The profile as a form: it follows what is stored, except where somebody types. */
import { fieldMessages } from '@atrium/contract/messages'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { User } from '@atrium/contract/users'
import { type SubmitEvent, useRef, useState } from 'react'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { openModal } from '#state/modals.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { EntryForm } from '#ui/form/entry-form.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { LoginSection } from './login-section.tsx'
import { ChangePasswordModal } from './password/change-password-modal.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { ProfilePhoto } from './photo/profile-photo.tsx'
import {
  changedFields,
  type Problems,
  profileChange,
  type ProfileField,
  profileProblems,
  storedValues,
  valuesOf,
  withEdit,
  withoutSaved,
} from './profile-fields.ts'
import styles from './profile.module.css'
import { SaveBar } from './save-bar.tsx'
import { useEdits } from './use-edits.ts'
import { useSaveProfile } from './use-save-profile.ts'

type Field = ProfileField | 'password'

export function ProfileForm({ user }: { user: User }) {
  const uid = user.user_id
  const form = useRef<HTMLDivElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const { edits, setEdits, restored, abandon } = useEdits(uid)
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const { save, isSaving, refused, setRefused } = useSaveProfile(uid)

  const stored = storedValues(user)
  const values = valuesOf(stored, edits)
  const changed = changedFields(stored, edits)
  const unsaved = changed.length > 0 || password !== ''
  // One's own name is no conflict, in capitals neither.
  const isOwnUsername = nameKey(values.username) === nameKey(stored.username)
  const usernameCheck = useUsernameCheck(isOwnUsername ? '' : values.username)
  const problems = profileProblems(user, values, password)

  const shown = (field: Field) => refused[field] ?? (left.has(field) ? problems[field] : undefined)
  const leave = (field: Field) => setLeft((earlier) => new Set(earlier).add(field))
  const settle = (field: Field) => setRefused(({ [field]: _settled, ...others }) => others)
  const type = (field: ProfileField, value: string) => {
    setEdits((earlier) => withEdit(earlier, stored, field, value))
    settle(field)
  }

  const refuse = (found: Problems) => {
    setRefused(found)
    const first = form.current?.querySelector(`[name="${Object.keys(found)[0]}"]`)
    if (first instanceof HTMLElement) first.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = { ...problems }
    if (found.password !== undefined) found.password = texts.login.tooShortToSave
    if (usernameCheck.state === 'taken') found.username = fieldMessages.usernameTaken
    if (Object.keys(found).length > 0) return refuse(found)
    if (changed.length > 0) {
      if (!(await save(profileChange(user, edits)))) return
      setEdits((latest) => withoutSaved(latest, edits))
      setLeft(new Set())
    }
    // A new password is not saved with the rest: first comes the one of now.
    if (password !== '') openModal('changePassword', { email: user.email ?? '' })
  }

  const discard = () => {
    setEdits(() => ({}))
    setPassword('')
    setLeft(new Set())
    setRefused({})
  }

  return (
    <div ref={form} className={styles.columns}>
      <section className={styles.person} aria-label={texts.photo.menu}>
        <ProfilePhoto user={user} person={{ ...values, email: user.email }} problem={refused.photo} />
        <p className={styles.name}>{stored.displayName}</p>
        {stored.username === '' ? null : <p className={styles.username}>@{stored.username}</p>}
      </section>
      <EntryForm onSubmit={(event) => void submit(event)} aria-busy={isSaving}>
        {restored && changed.length > 0 ? <Notice tone="info">{texts.restored}</Notice> : null}
        <PersonalInfo
          stored={stored}
          edits={edits}
          usernameCheck={usernameCheck}
          problem={shown}
          onType={type}
          onLeave={leave}
        />
        <LoginSection
          user={user}
          password={password}
          emailProblem={refused.email}
          passwordProblem={shown('password')}
          changeButton={changeButton}
          onPassword={(typed) => {
            setPassword(typed)
            settle('password')
          }}
          onLeavePassword={() => leave('password')}
        />
        <SaveBar ref={saveButton} unsaved={unsaved} busy={isSaving} onDiscard={discard} />
      </EntryForm>
      <ChangePasswordModal typed={password} onChanged={() => setPassword('')} returnFocus={changeButton} />
      <UnsavedChanges unsaved={unsaved} texts={texts.leave} onLeave={abandon} returnFocus={saveButton} />
    </div>
  )
}
