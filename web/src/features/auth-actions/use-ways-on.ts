/**
 * Where the page of a link leads on. Somebody signed in is past the sign-in page: it would lead them to their
 * organizations, whatever they had pressed. What they wanted there has a page of its own behind the door.
 */
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { paths, withQuery } from '#paths.ts'
import { useSession } from '#session/session.ts'

interface WaysOn {
  /** Where a mail to choose a new password is asked for. */
  newPassword: string
  /** The way on without one, which is for guests the sign-in. */
  onward: { to: string; label: string }
}

/** `signIn` is what the page calls the way to the sign-in. */
export function useWaysOn(signIn: string): WaysOn {
  const { user } = useSession()
  if (user === null) {
    return { newPassword: withQuery(paths.signIn, { forgot: 'true' }), onward: { to: paths.signIn, label: signIn } }
  }
  const label = organizationsMessages.create.myOrganizations
  return { newPassword: paths.resetPassword, onward: { to: paths.organizations, label } }
}
