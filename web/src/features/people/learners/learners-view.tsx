/** Learners who have no email address: their list, a list of new ones, and the cards that either made. */
import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { paths, patterns } from '#paths.ts'
import { AddLearners } from './add/add-learners.tsx'
import type { CardGroup } from './cards/card-group.ts'
import { CardSheet } from './cards/card-sheet.tsx'
import { LearnersList } from './list/learners-list.tsx'

export function LearnersView() {
  const { organization, role } = useOrganization()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Nowhere but here: a card is a key, and the server has its hash alone.
  const [made, setMade] = useState<{ groups: readonly CardGroup[]; problem?: string } | null>(null)
  const show = (groups: readonly CardGroup[], problem?: string) =>
    setMade(problem === undefined ? { groups } : { groups, problem })
  if (made !== null) {
    const done = () => {
      setMade(null)
      navigate(paths.people(organization, 'learners'))
    }
    return <CardSheet {...made} onDone={done} />
  }
  const isAdding = role === 'owner' && matchPath(`${patterns.people}/learners/add`, pathname) !== null
  return isAdding ? <AddLearners onMade={show} /> : <LearnersList onCards={show} />
}
