/** Sign in to an existing organization: its name, then on to its own address. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { lazyCall } from '#api/lazy-call.ts'
import { findMessages } from '#messages/organizations/find.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { knownSession } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { findFailure } from './find-failure.ts'
import { FindFooter } from './find-footer.tsx'
import { lowerCaseInPlace } from './lower-case-in-place.ts'
import { typedName } from './typed-name.ts'

/** So long it is worth waiting to hear who is signed in: whoever is, can sign in at the site as well. */
const patienceMs = 5_000

const findSite = lazyCall(async () => (await import('./api/find-site.ts')).findSite)

export function FindPage() {
  const { hostDomain, organizationSite: template } = usePageSettings()
  const navigate = useNavigate()
  const { form, busy, setBusy, field } = useEntryForm(['name'], {
    check: ({ name }) => (typedName(name, hostDomain) === '' ? { name: findMessages.required } : {}),
    async send(typed) {
      const name = typedName(typed.name, hostDomain)
      const site = await findSite(template, name)
      if (site === null) return { name: findMessages.invalid }
      const { state } = await Promise.race([knownSession(), pause(patienceMs)])
      // Whoever has left this page meanwhile is not led away from the next.
      if (form.ref.current === null) return
      // Whoever is signed in here arrives signed in there.
      if (state === 'signed-in') void navigate(paths.goToOrganization(name))
      else location.assign(site)
    },
    refused: (failure) => ({ name: findFailure(failure) }),
  })

  const { ref: element } = form

  // Typed before this code arrived, or put back by the browser.
  useEffect(() => {
    const name = element.current?.elements.namedItem('name')
    if (name instanceof HTMLInputElement) lowerCaseInPlace(name)
    findSite.prepare()
  }, [element])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [setBusy])

  return (
    <AuthLayout heading={findMessages.heading} lead={findMessages.lead} footer={<FindFooter />}>
      <EntryForm {...form}>
        <TextField
          {...field('name', lowerCaseInPlace)}
          label={findMessages.label}
          suffix={`.${hostDomain}`}
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
      </EntryForm>
    </AuthLayout>
  )
}

function pause(ms: number): Promise<{ state: 'unresolved' }> {
  return new Promise((resolve) => setTimeout(() => resolve({ state: 'unresolved' }), ms))
}
