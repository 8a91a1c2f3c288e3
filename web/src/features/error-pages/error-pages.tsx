/** The pages to which the apps of the family send those whom they cannot help. One chunk: each is a few lines. */
import { organizationName } from '@atrium/contract/rules/organization'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { errorPageMessages } from '#messages/error-pages.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AccessDenied } from '#ui/illustrations/access-denied.tsx'
import { EmptyClassroom } from '#ui/illustrations/empty-classroom.tsx'
import { EmptyPlinth } from '#ui/illustrations/empty-plinth.tsx'
import { MissingPageDrawing } from '#ui/illustrations/missing-page.tsx'
import { Sunrise } from '#ui/illustrations/sunrise.tsx'
import { breakableDomain } from '#ui/layout/breakable.tsx'
import { IllustratedPage } from '#ui/layout/illustrated-page.tsx'
import { firstOrganization } from './api/first-organization.ts'
import { useGoBack } from './use-go-back.ts'

const { access, noData, noStudents, comingSoon, missingPage } = errorPageMessages

export function AccessPage() {
  const goBack = useGoBack()
  return (
    <IllustratedPage drawing={<AccessDenied />} title={access.title} text={access.text}>
      <Button onClick={goBack}>{access.back}</Button>
    </IllustratedPage>
  )
}

export function NoDataPage() {
  return (
    <IllustratedPage drawing={<EmptyPlinth />} title={noData.title} text={noData.text}>
      <LinkButton to={paths.home}>{noData.home}</LinkButton>
    </IllustratedPage>
  )
}

export function NoStudentsPage() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const goWherePeopleAreAdded = async () => {
    setAsking(true)
    const name = await firstOrganization()
    // Without one, the list says how to get one; guests are asked to sign in on the way.
    await navigate(name === null ? paths.organizations : paths.people(name))
  }

  return (
    <IllustratedPage drawing={<EmptyClassroom />} title={noStudents.title} text={noStudents.text}>
      <Button busy={asking} onClick={() => void goWherePeopleAreAdded()}>
        {noStudents.create}
      </Button>
    </IllustratedPage>
  )
}

/** `?organization=` is the site that somebody comes from: the way back leads there. */
export function ComingSoonPage() {
  const { hostDomain } = usePageSettings()
  const [search] = useSearchParams()
  const { data: organization } = organizationName.safeParse(search.get('organization'))
  return (
    <IllustratedPage drawing={<Sunrise />} title={comingSoon.title} text={comingSoon.text}>
      {organization === undefined ? (
        <LinkButton to={paths.home}>{comingSoon.home}</LinkButton>
      ) : (
        <LinkButton to={paths.goToOrganization(organization)}>
          {breakableDomain(comingSoon.backTo(`${organization}.${hostDomain}`))}
        </LinkButton>
      )}
    </IllustratedPage>
  )
}

/** For a dead link of a sibling app's own. */
export function MissingPage() {
  return (
    <IllustratedPage drawing={<MissingPageDrawing />} title={missingPage.title} text={missingPage.text}>
      <LinkButton to={paths.home}>{missingPage.home}</LinkButton>
    </IllustratedPage>
  )
}
