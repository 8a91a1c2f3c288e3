/** What a link to reset a password says once it no longer works, and the way to a new one. */
import { paths, withQuery } from '#app/paths.ts'
import { authActionMessages } from '#messages/auth-actions.ts'
import { LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'
import type { LinkFailure } from './reset-failure.ts'

const texts = authActionMessages.deadLink

export function DeadLinkPage({ failure }: { failure: LinkFailure }) {
  return (
    <EntryPage key="dead" heading={texts.heading}>
      <Notice tone="warning">{texts[failure]}</Notice>
      {failure === 'disabled' ? null : (
        <LinkButton wide to={withQuery(paths.signIn, { forgot: 'true' })}>
          {texts.again}
        </LinkButton>
      )}
      <LinkButton wide variant="secondary" to={paths.signIn}>
        {texts.signIn}
      </LinkButton>
    </EntryPage>
  )
}
