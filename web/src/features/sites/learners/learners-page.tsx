/** The learners' sign-in on the accounts pages, for organizations whose site is another app's: signed in, one goes on there. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'
import { SpaceFrame } from '#features/sites/space-frame.tsx'
import { UnknownSite } from '#features/sites/hand-off/hand-off.tsx'
import { Waiting } from '#features/sites/waiting.tsx'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { paths } from '#paths.ts'
import { useDocumentTitle } from '#ui/layout/document-title.ts'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { LearnerSignIn } from './learner-sign-in.tsx'

type Found =
  | { is: 'asked' }
  | { is: 'known'; displayName: string }
  | { is: 'nobody' }
  | { is: 'failed'; message: string }

export function LearnersPage() {
  const { name = '' } = useParams()
  const navigate = useNavigate()
  const { found, retry } = useOrganizationNamed(name)
  switch (found.is) {
    case 'nobody':
      return (
        <UnknownSite
          heading={spacesMessages.go.unknownOrganization}
          back={{ to: paths.find, label: spacesMessages.missing.find }}
        />
      )
    case 'asked':
      return framed(
        name,
        <Named title={name}>
          <Waiting />
        </Named>,
      )
    case 'failed':
      return framed(
        name,
        <Named title={name}>
          <ListFailure text={spacesMessages.go.failed} message={found.message} onRetry={retry} />
        </Named>,
      )
    case 'known': {
      const onDone = () => navigate(paths.goToOrganization(name), { replace: true })
      return framed(found.displayName, <LearnerSignIn organization={name} of={found.displayName} onDone={onDone} />)
    }
  }
}

function framed(name: string, content: ReactNode): ReactNode {
  return (
    <SpaceFrame name={name} logo={null}>
      {content}
    </SpaceFrame>
  )
}

/** What the sign-in itself does once it is there. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return children
}

function useOrganizationNamed(name: string): { found: Found; retry: () => void } {
  const [found, setFound] = useState<Found>({ is: 'asked' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call(findOrganizationByName, { params: { name }, signal: leaving.signal }).then(
      // A deleted organization's name rests: it is not free, and nobody is there.
      ({ displayName }) => setFound(displayName === '' ? { is: 'nobody' } : { is: 'known', displayName }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // What is no name is nobody's either.
        const isNobody = isApiError(error, 'not_found') || isApiError(error, 'invalid_input')
        setFound(isNobody ? { is: 'nobody' } : { is: 'failed', message: isApiError(error) ? error.message : '' })
      },
    )
    return () => leaving.abort()
  }, [name, attempt])
  return {
    found,
    retry: () => {
      setFound({ is: 'asked' })
      setAttempt(attempt + 1)
    },
  }
}
