/** Step 2 for whoever's organization signs them in itself: says so, before the browser goes there. */
import type { FoundConnection } from '@atrium/contract/identity/single-sign-on'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { organizationSignInMessages as texts } from '#messages/account/organization-sign-in.ts'
import { setOut } from '#session/arrivals/begun-organization-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

interface OrganizationStepProps {
  email: string
  connection: FoundConnection
  onBack: () => void
  onOther: () => void
}

export function OrganizationStep({ email, connection, onBack, onOther }: OrganizationStepProps) {
  const { id, name, only, organization } = connection
  const [leaving, setLeaving] = useState(false)
  const redirect = new URLSearchParams(useLocation().search).get('redirect')
  // Back from there, to the page as it was left: Safari and Firefox keep it.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const leave = () => {
    setLeaving(true)
    setOut(id, { hint: email, redirect })
  }
  return (
    <AuthLayout heading={texts.heading(organization.displayName)} lead={texts.lead(email, name)} onMark={onBack}>
      {only ? <Notice tone="info">{texts.only}</Notice> : null}
      <Button wide busy={leaving} busyLabel={texts.leaving} onClick={leave}>
        {texts.goOn(name)}
      </Button>
      <Button variant="secondary" wide onClick={onBack}>
        {texts.back}
      </Button>
      <Button variant="quiet" wide onClick={onOther}>
        {only ? texts.owners : texts.other}
      </Button>
    </AuthLayout>
  )
}
