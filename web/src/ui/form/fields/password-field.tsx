/** A password input that can be shown, and that says when Caps Lock is on. */
import { type KeyboardEvent, useId, useState } from 'react'
import { interfaceMessages } from '#messages/interface.ts'
import styles from './password-field.module.css'
import { labelIdOf, TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>

export function PasswordField({ status, onKeyDown, onKeyUp, onBlur, ...field }: PasswordFieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextField
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      id={id}
      type={shown ? 'text' : 'password'}
      status={capsLock ? interfaceMessages.capsLock : (status ?? '')}
      onKeyDown={(event) => {
        watchCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        watchCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? interfaceMessages.hidePassword : interfaceMessages.showPassword}
          // A form has two, of one name.
          aria-describedby={labelIdOf(id)}
          onClick={() => setShown(!shown)}
        >
          <Eye closed={shown} />
        </button>
      }
    />
  )
}

function Eye({ closed }: { closed: boolean }) {
  return (
    <svg className={styles.eye} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.200 2.500 12Z" />
      <circle cx="12" cy="12" r="3" />
      {closed ? <path d="M4 20 20 4" /> : null}
    </svg>
  )
}
