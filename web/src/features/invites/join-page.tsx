/** Joining by a short code: typed, looked at, accepted. */
import { acceptAuthorInvite, acceptInvite, type InvitePreview, previewInvite } from '@atrium/contract/invites'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { readFailure } from '#api/failure.ts'
import { call } from '#api/client.ts'
import { paths } from '#app/paths.ts'
import { invitesMessages } from '#messages/invites.ts'
import { peopleMessages } from '#messages/people.ts'
import { Button } from '#ui/button.tsx'
import { HousePage } from '#ui/house-page.tsx'
import { Logo } from '#ui/logo.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toasts.ts'
import styles from './join-page.module.css'

const texts = invitesMessages.join

export function JoinPage() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const fail = (failure: Error) => setError(readFailure(failure).message)
  const looking = useMutation({ mutationFn: () => call(previewInvite, { body: { token: code } }), onError: fail })
  const joining = useMutation({
    mutationFn: async (offer: InvitePreview) => {
      if (offer.kind === 'organization') await call(acceptInvite, { body: { token: code } })
      else await call(acceptAuthorInvite, { body: { token: code } })
    },
    onError(failure) {
      looking.reset()
      fail(failure)
    },
    async onSuccess(_nothing, offer) {
      showToast({ kind: 'success', text: texts.joined(offer.displayName) })
      await navigate(offer.kind === 'organization' ? paths.organizations : paths.authors)
    },
  })
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setError(texts.required)
    else looking.mutate()
  }
  const offer = looking.data
  return (
    <HousePage title={texts.title}>
      {offer ? (
        <div className={styles.offer}>
          <Logo name={offer.displayName} url={offer.logo_url} />
          <p role="status">{texts.offer(offer.displayName, peopleMessages.roleNames[offer.role])}</p>
          <Button busy={joining.isPending} onClick={() => joining.mutate(offer)}>
            {texts.join}
          </Button>
          <Button variant="quiet" disabled={joining.isPending} onClick={looking.reset}>
            {texts.another}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={look} noValidate>
          <p className={styles.lead}>{texts.lead}</p>
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
          <Button type="submit" busy={looking.isPending}>
            {texts.look}
          </Button>
        </form>
      )}
    </HousePage>
  )
}
