/** "Site Doesn't Exists": what an address without an organization or publisher shows, and `/site` for sibling apps. */
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { EmptyPlot } from './drawings/empty-plot.tsx'
import { StatusFrame } from './status-frame.tsx'

const texts = statusMessages.siteMissing

export function SitePage() {
  return <SiteMissing text={texts.text} origin="" />
}

/** Home is at another origin here: below this one there is nothing but this page. */
export function SiteMissingPage() {
  const { publicOrigin } = usePageSettings()
  const { host, pathname } = window.location
  // Publishers live in the path, at `/@{author_id}`.
  const address = pathname.startsWith('/@') ? host + pathname : host
  return <SiteMissing text={texts.textAt(address)} origin={publicOrigin} />
}

function SiteMissing({ text, origin }: { text: string; origin: string }) {
  const home = origin + paths.home
  return (
    <StatusFrame drawing={<EmptyPlot />} title={texts.title} text={text} home={home}>
      <LinkButton to={origin + paths.find}>{texts.find}</LinkButton>
      <LinkButton variant="secondary" to={home}>
        {texts.home}
      </LinkButton>
    </StatusFrame>
  )
}
