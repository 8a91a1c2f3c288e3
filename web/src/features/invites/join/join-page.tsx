/** Joining by a short code: typed, which is one's own word, looked at, accepted; or an account made for it first. */
import { type InvitePreview, previewInvite } from '@atrium/contract/people/invites'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
import { InvitationView } from '#features/invites/invitation/invitation-view.tsx'
import { invitesMessages } from '#messages/people/invites.ts'
import { paths } from '#paths.ts'
import { knownSession, useSession } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { JoinByCode } from './join-by-code.tsx'
import styles from './join-page.module.css'

const texts = invitesMessages.join

export function JoinPage() {
  const { user } = useSession()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [looking, setLooking] = useState(false)
  const [offer, setOffer] = useState<InvitePreview>()

  const look = async () => {
    setLooking(true)
    try {
      const found = await call(previewInvite, { body: { token: code } })
      await knownSession()
      setOffer(found)
    } catch (failure) {
      setError(toFailure(failure).message)
    }
    setLooking(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setError(texts.required)
    else void look()
  }
  const another = () => setOffer(undefined)

  if (offer && user === null) {
    return <InvitationView token={code.trim()} offer={offer} decline={{ label: texts.another, onPress: another }} />
  }
  if (offer) {
    const refuse = (message: string) => {
      another()
      setError(message)
    }
    const joined = () => void navigate(offer.kind === 'organization' ? paths.organizations : paths.authors)
    return <JoinByCode code={code} offer={offer} onJoined={joined} onRefused={refuse} onAnother={another} />
  }
  return (
    <AuthLayout heading={texts.title} lead={texts.lead}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          hint={texts.hint}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" wide busy={looking}>
          {texts.look}
        </Button>
      </form>
    </AuthLayout>
  )
}
