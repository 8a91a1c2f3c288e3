/** What a learner without an email address is shown here, at whatever address: who they are, and the way to their organization. */
import { organizationMembership } from '@atrium/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#api/client.ts'
import { learnerAccountMessages as texts } from '#messages/account/learner-account.ts'
import { paths } from '#paths.ts'
import { logOut } from '#session/log-out.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { Loaded } from '#ui/list/loaded.tsx'

export function LearnerAccountPage() {
  const { uid, displayName } = useSignedIn()
  const { pathname } = useLocation()
  const [leaving, setLeaving] = useState<'no' | 'yes' | 'failed'>('no')
  const own = useQuery({
    queryKey: ['organizations', 'membership', uid, 'learner'],
    queryFn: ({ signal }) =>
      call(organizationMembership, { query: { page: 1, limit: 1, sortBy: 'name:asce' }, signal }),
  })
  const isOwn = pathname === paths.organizations || pathname === paths.profile(uid)
  const leave = async () => {
    setLeaving('yes')
    await logOut().catch(() => setLeaving('failed'))
  }
  return (
    <AuthLayout heading={texts.title(displayName ?? '')}>
      {isOwn ? null : <Notice tone="info">{texts.elsewhere}</Notice>}
      <Loaded query={own} texts={texts}>
        {({ results: [organization] }) =>
          organization === undefined ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <p>{texts.lead(organization.displayName)}</p>
              <LinkButton wide to={paths.goToOrganization(organization.name)}>
                {texts.toOrganization(organization.displayName)}
              </LinkButton>
              <p>{texts.wrong}</p>
            </>
          )
        }
      </Loaded>
      {leaving === 'failed' ? <Notice tone="error">{texts.signOutFailed}</Notice> : null}
      <Button variant="secondary" wide busy={leaving === 'yes'} onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </AuthLayout>
  )
}
