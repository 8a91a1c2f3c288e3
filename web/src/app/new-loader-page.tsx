/** The loader as a page of its own: it waits for nothing, so it says the way home. */
import { errorPageMessages } from '#messages/error-pages.ts'
import { paths } from '#paths.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { useDocumentTitle } from '#ui/layout/document-title.ts'
import { PageHeading } from '#ui/layout/page-heading.tsx'

const texts = errorPageMessages.loader

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
