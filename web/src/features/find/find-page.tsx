/** Sign in to an existing organization: its name, then on to its own address. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyCall } from '#api/lazy-call.ts'
import { findMessages } from '#messages/organizations/find.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { knownSession } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { findFailure } from './find-failure.ts'
import { FindFooter } from './find-footer.tsx'
import { lowerCaseInPlace } from './lower-case-in-place.ts'
import { typedName } from './typed-name.ts'

const findSite = lazyCall(async () => (await import('./api/find-site.ts')).findSite)

export function FindPage() {
  const { hostDomain, organizationSite: template } = usePageSettings()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  // Typed before this code arrived, or put back by the browser.
  useEffect(() => {
    if (field.current !== null) lowerCaseInPlace(field.current)
    findSite.prepare()
  }, [])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = typedName(field.current?.value ?? '', hostDomain)
    if (name === '') return refuse(findMessages.required)
    setBusy(true)
    let site: URL | null
    try {
      site = await findSite(template, name)
    } catch (failure) {
      setBusy(false)
      return refuse(findFailure(failure))
    }
    if (site === null) {
      setBusy(false)
      return refuse(findMessages.invalid)
    }
    const { state } = await knownSession()
    // Whoever has left this page meanwhile is not led away from the next.
    if (field.current === null) return
    // Whoever is signed in here arrives signed in there.
    if (state === 'signed-in') navigate(paths.goToOrganization(name))
    else location.assign(site)
  }

  return (
    <AuthLayout heading={findMessages.heading} lead={findMessages.lead} footer={<FindFooter />}>
      <Form onSubmit={submit}>
        <TextField
          ref={field}
          label={findMessages.label}
          name="name"
          suffix={`.${hostDomain}`}
          error={error ?? undefined}
          onInput={(event) => {
            lowerCaseInPlace(event.currentTarget)
            setError(null)
          }}
          autoComplete="organization"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="go"
          autoFocus
        />
        <Button type="submit" wide busy={busy} busyLabel={findMessages.looking}>
          {findMessages.continue}
        </Button>
      </Form>
    </AuthLayout>
  )
}
