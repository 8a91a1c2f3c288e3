/** That somebody belongs to it now, and on to its site. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Joined } from '#features/invites/accept-waiting.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

/** Long enough to be read, short enough not to be waited for. */
const readMs = 1_500

export function InviteJoined({ joined: { kind, name, displayName, already } }: { joined: Joined }) {
  const navigate = useNavigate()
  const to = kind === 'organization' ? paths.goToOrganization(name) : paths.authors
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), readMs)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <AuthLayout heading={already ? texts.joinedAlready(displayName) : texts.joined(displayName)} lead={texts.takingYou}>
      <LinkButton wide to={to} replace>
        {texts.goOn(displayName)}
      </LinkButton>
    </AuthLayout>
  )
}
