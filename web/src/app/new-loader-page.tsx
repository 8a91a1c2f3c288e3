/** The loader as a page of its own: it waits for nothing, so it says the way home. */
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { useDocumentTitle } from '#ui/document-title.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { FullPageLoader } from './full-page-loader.tsx'
import { paths } from './paths.ts'

const texts = statusMessages.loader

export function NewLoaderPage() {
  useDocumentTitle(texts.title)
  return (
    <FullPageLoader label={texts.title}>
      <PageHeading className="visually-hidden">{texts.title}</PageHeading>
      <LinkButton variant="quiet" to={paths.home}>
        {texts.home}
      </LinkButton>
    </FullPageLoader>
  )
}
