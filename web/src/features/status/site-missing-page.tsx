/** "Site Doesn't Exists": what a sub-domain without an organization shows. */
import { usePageSettings } from '#app/page-settings.ts'
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'

const texts = statusMessages.siteMissing

export function SiteMissingPage() {
  const { publicOrigin } = usePageSettings()
  return (
    // Home is at another origin here: below this one there is nothing but this page.
    <EntryPage
      heading={texts.title}
      lead={texts.text(window.location.host)}
      onMark={() => window.location.assign(publicOrigin)}
    >
      <LinkButton wide to={publicOrigin}>
        {texts.home}
      </LinkButton>
    </EntryPage>
  )
}
