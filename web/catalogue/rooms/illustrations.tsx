/** The drawings. */
import type { ComponentType } from 'react'
import { AccessDenied } from '#ui/illustrations/access-denied.tsx'
import { Arches } from '#ui/illustrations/arches.tsx'
import { EmptyClassroom } from '#ui/illustrations/empty-classroom.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyOrganizations } from '#ui/illustrations/empty-organizations.tsx'
import { EmptyPlinth } from '#ui/illustrations/empty-plinth.tsx'
import { EmptyPlot } from '#ui/illustrations/empty-plot.tsx'
import { MissingPageDrawing } from '#ui/illustrations/missing-page.tsx'
import { Signpost } from '#ui/illustrations/signpost.tsx'
import { Sunrise } from '#ui/illustrations/sunrise.tsx'
import type { Part, Room } from '../part.ts'

const drawing = (file: string, Drawing: ComponentType, within: readonly string[] = []): Part => ({
  file,
  within,
  states: [{ name: 'idle', show: () => <Drawing /> }],
})

export const illustrations: Room = {
  name: 'illustrations',
  parts: [
    {
      file: 'illustrations/arches.tsx',
      states: [
        { name: 'wide', show: () => <Arches />, window: { height: 420 } },
        { name: 'high', show: () => <Arches />, window: { width: 360, height: 640 } },
      ],
    },
    drawing('illustrations/access-denied.tsx', AccessDenied, ['illustrations/hall.tsx']),
    drawing('illustrations/empty-classroom.tsx', EmptyClassroom),
    drawing('illustrations/empty-members.tsx', EmptyMembers),
    drawing('illustrations/empty-organizations.tsx', EmptyOrganizations),
    drawing('illustrations/empty-plinth.tsx', EmptyPlinth),
    drawing('illustrations/empty-plot.tsx', EmptyPlot),
    drawing('illustrations/missing-page.tsx', MissingPageDrawing),
    drawing('illustrations/signpost.tsx', Signpost),
    drawing('illustrations/sunrise.tsx', Sunrise),
  ],
}
