/** The 404 page: of every address that leads nowhere, and of `/error`. Prerendered, so that it needs no script to be read. */
import { errorPageMessages } from '#messages/error-pages.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { Signpost } from '#ui/illustrations/signpost.tsx'
import { IllustratedPage } from '#ui/layout/illustrated-page.tsx'

const texts = errorPageMessages.notFound

export function NotFoundPage() {
  return (
    <IllustratedPage drawing={<Signpost />} code={texts.code} title={texts.title} text={texts.text}>
      <LinkButton to={paths.home}>{texts.home}</LinkButton>
    </IllustratedPage>
  )
}
