/** Joining by a short code: typed, which is one's own word, looked at, accepted; or an account made for it first. */
import { type InvitePreview, previewInvite } from '@atrium/contract/people/invites'
import { useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
import { inviteCodeIn, inviteLinkIn } from '#domain/codes/grouped-codes.ts'
import { InvitationView } from '#features/invites/invitation/invitation-view.tsx'
import { invitesMessages } from '#messages/people/invites.ts'
import { paths, withQuery } from '#paths.ts'
import { knownSession, useSession } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { useStepBack } from '#ui/layout/use-step-back.ts'
import { JoinByCode } from './join-by-code.tsx'

const texts = invitesMessages.join

export function JoinPage() {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<unknown>
  const stepBack = useStepBack()
  const isStillHere = useStillHere('step')
  // The offer stands in an entry of its own, by its code: Back leads to what was typed, and so does a reload.
  const shown = codeIn(state)
  const [code, setCode] = useState(shown ?? '')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<InvitePreview>()
  const offer = shown === null ? undefined : found
  const another = () => {
    setError(undefined)
    stepBack()
  }
  const show = (typed: string, preview: InvitePreview) => {
    if (!isStillHere()) return
    setCode(typed)
    setError(undefined)
    setFound(preview)
    void navigate(pathname + search, { state: { code: typed } })
  }

  const token = inviteCodeIn(code) ?? code.trim()
  if (offer && user === null) {
    return <InvitationView token={token} offer={offer} decline={{ label: texts.another, onPress: another }} />
  }
  if (offer) {
    const refuse = (message: string) => {
      another()
      setError(message)
    }
    // In place of the offer, which has been taken.
    const joined = () => {
      if (!isStillHere()) return
      void navigate(offer.kind === 'organization' ? paths.organizations : paths.authors, { replace: true })
    }
    return <JoinByCode token={token} offer={offer} onJoined={joined} onRefused={refuse} onAnother={another} />
  }
  return <CodeForm code={code} error={error} onFound={show} />
}

/** Of an entry that shows what a code offers. */
function codeIn(state: unknown): string | null {
  const isStep = typeof state === 'object' && state !== null && 'code' in state
  return isStep && typeof state.code === 'string' ? state.code : null
}

interface CodeFormProps {
  /** As it was typed before. */
  code: string
  /** Why it was refused. */
  error: string | undefined
  onFound: (code: string, offer: InvitePreview) => void
}

function CodeForm({ code, error, onFound }: CodeFormProps) {
  const { form, busy, field } = useEntryForm(['code'], {
    problems: error === undefined ? {} : { code: error },
    check({ code: typed }) {
      if (typed.trim() === '') return { code: texts.required }
      return isInvite(typed) ? {} : { code: texts.notACode }
    },
    async send({ code: typed }) {
      const link = inviteLinkIn(typed)
      // Its own page takes it from there.
      if (link !== null) return location.assign(withQuery(paths.signIn, { [link.parameter]: link.token }))
      const found = await call(previewInvite, { body: { token: inviteCodeIn(typed) ?? typed } })
      await knownSession()
      onFound(typed, found)
    },
    refused: (failure) => ({ code: toFailure(failure).message }),
  })
  return (
    <AuthLayout heading={texts.title} lead={texts.lead}>
      <EntryForm {...form}>
        <CodeField
          {...field('code')}
          label={texts.code}
          defaultValue={code}
          codeIn={codeOrLinkIn}
          autoCapitalize="characters"
          hint={texts.hint}
        />
        <Button type="submit" wide busy={busy}>
          {texts.look}
        </Button>
      </EntryForm>
    </AuthLayout>
  )
}

/** Alone in the field, neither runs into the words of the next line. */
const codeOrLinkIn = (pasted: string) => inviteCodeIn(pasted) ?? inviteLinkIn(pasted)?.address ?? null

/** One word may be a code that is not known any more, or what a link carries: the server says which. */
function isInvite(typed: string): boolean {
  const isWord = /^\S{1,200}$/.test(typed.trim())
  return isWord || inviteCodeIn(typed) !== null || inviteLinkIn(typed) !== null
}
