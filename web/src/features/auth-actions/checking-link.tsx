/** What stands there while a link's code is looked at. */
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

export function CheckingLink() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {authActionMessages.checking}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
