/** "Site Doesn't Exists": what an address without an organization or publisher shows, and `/site` for sibling apps. */
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyPlot } from '#ui/illustrations/empty-plot.tsx'
import { IllustratedPage } from '#ui/layout/illustrated-page.tsx'

const texts = spacesMessages.missing

export function SitePage() {
  return <SiteMissing text={texts.text} origin="" />
}

/** Home is at another origin here: below this one there is nothing but this page. */
export function SiteMissingPage() {
  const { publicOrigin, isClosed } = usePageSettings()
  const { host, pathname } = window.location
  // Publishers live in the path, at `/@{author_id}`.
  const address = pathname.startsWith('/@') ? host + pathname : host
  if (isClosed) return <SiteMissing title={texts.closed} text={texts.closedText} origin={publicOrigin} />
  return <SiteMissing text={texts.textAt(address)} origin={publicOrigin} />
}

interface Props {
  title?: string
  text: string
  origin: string
}

function SiteMissing({ title = texts.title, text, origin }: Props) {
  const home = origin + paths.home
  return (
    <IllustratedPage drawing={<EmptyPlot />} title={title} text={text} home={home}>
      <LinkButton to={origin + paths.find}>{texts.find}</LinkButton>
      <LinkButton variant="secondary" to={home}>
        {texts.home}
      </LinkButton>
    </IllustratedPage>
  )
}
