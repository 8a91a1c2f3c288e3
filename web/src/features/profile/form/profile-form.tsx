/** The profile as a form: it follows what is stored, except where somebody types. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { User } from '@atrium/contract/users'
import { useEffect, useRef } from 'react'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { ProfilePhoto } from '#features/profile/photo/profile-photo.tsx'
import styles from '#features/profile/profile.module.css'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { closeModal, openModal, useModal } from '#state/modals.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { LoginSection } from './login-section.tsx'
import { PersonalInfo } from './personal-info.tsx'
import {
  changedFields,
  profileFields,
  type ProfileValues,
  storedValues,
  valuesOf,
  withEdit,
  withoutSaved,
} from './profile-fields.ts'
import type { ProfileFormState } from './profile-rules.ts'
import * as rules from './later-rules.ts'
import { SaveBar } from './save-bar.tsx'
import { useEdits } from './use-edits.ts'
import { profileRefusal, useSaveProfile } from './use-save-profile.ts'

const changePassword = dialogOnUse(
  async () => (await import('#features/profile/password/change-password-modal.tsx')).ChangePasswordModal,
)

/** No first visit waits for what is behind a press, nor for what the form is checked by. */
function prepare() {
  rules.form.prepare()
  changePassword.prepare()
}

export function ProfileForm({ user }: { user: User }) {
  const uid = user.user_id
  const changeButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const { edits, setEdits, restored, abandon } = useEdits(uid)
  const save = useSaveProfile(uid)

  const stored = storedValues(user)
  const values = valuesOf(stored, edits)
  const changed = changedFields(stored, edits)
  const form = useSchemaForm({
    schema: () => rules.form(user),
    // Before its rules are there, and by them.
    isRequired: (name) => profileFields.some((field) => field === name),
    values: { ...values, password: '' },
    mode: 'onTouched',
    refused: profileRefusal,
    onSubmit: async ({ password: chosen }) => {
      if (usernameCheck.state === 'taken') form.setError('username', { message: fieldMessages.usernameTaken })
      else await send(chosen)
    },
  })
  const send = async (chosen: string) => {
    if (changed.length > 0) {
      await save(await rules.change(user, edits))
      setEdits((latest) => withoutSaved(latest, edits))
    }
    // A new password is not saved with the rest: first comes the one of now.
    if (chosen !== '') openModal('changePassword', { email: user.email ?? '' })
  }
  const password = form.watch('password')
  const wantsPassword = useModal('changePassword')
  const unsaved = changed.length > 0 || password !== ''
  // One's own name is no conflict, in capitals neither.
  const isOwnUsername = nameKey(values.username) === nameKey(stored.username)
  const usernameCheck = useUsernameCheck(isOwnUsername ? '' : values.username, uid)
  useFollow(form, values)

  const discard = () => {
    setEdits(() => ({}))
    form.reset({ ...stored, password: '' })
  }

  return (
    <div className={styles.columns} onPointerEnter={prepare} onFocus={prepare}>
      <section className={styles.person} aria-label={texts.photo.menu}>
        <ProfilePhoto user={user} person={{ ...values, email: user.email }} problem={form.problem('photo')} />
        <p className={styles.name}>{stored.displayName}</p>
        {stored.username === '' ? null : (
          <p className={styles.username}>
            <bdi>@{stored.username}</bdi>
          </p>
        )}
      </section>
      <FormElement form={form}>
        {restored && changed.length > 0 ? <Notice tone="info">{texts.restored}</Notice> : null}
        <PersonalInfo
          stored={stored}
          edits={edits}
          usernameCheck={usernameCheck}
          form={form}
          onType={(field, value) => setEdits((earlier) => withEdit(earlier, stored, field, value))}
        />
        <LoginSection user={user} form={form} changeButton={changeButton} />
        <SaveBar ref={saveButton} unsaved={unsaved} busy={form.busy} onDiscard={discard} />
      </FormElement>
      {wantsPassword.args === null ? null : (
        <changePassword.Dialog
          open={wantsPassword.open}
          email={wantsPassword.args.email}
          typed={password}
          onChanged={() => form.setValue('password', '')}
          onClose={() => closeModal('changePassword')}
          returnFocus={changeButton}
        />
      )}
      <UnsavedChanges unsaved={unsaved} texts={texts.leave} onLeave={abandon} returnFocus={saveButton} />
    </div>
  )
}

/** A field that nobody is changing follows what is stored; once saved, the form is as if nobody had been in it. */
function useFollow(form: ProfileFormState, values: ProfileValues): void {
  const { getValues, setValue, reset } = form
  const { isSubmitSuccessful } = form.formState
  useEffect(() => {
    for (const field of profileFields) if (getValues(field) !== values[field]) setValue(field, values[field])
  })
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, { keepValues: true })
  }, [isSubmitSuccessful, reset])
}
