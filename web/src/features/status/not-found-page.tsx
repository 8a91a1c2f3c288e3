/** The page of every address that leads nowhere. */
import { paths } from '#app/paths.ts'
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'

const texts = statusMessages.notFound

export function NotFoundPage() {
  return (
    <EntryPage heading={texts.title} lead={texts.text}>
      <LinkButton wide to={paths.home}>
        {texts.home}
      </LinkButton>
    </EntryPage>
  )
}
