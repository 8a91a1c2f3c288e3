/** Parts whose code comes later, or does not. */
import type { ReactNode } from 'react'
import { notLoaded } from '#ui/loading/not-loaded.ts'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import type { Room } from '../part.ts'

function NeverComes(): ReactNode {
  throw notLoaded(new Error('there is no such file'))
}

export const loading: Room = {
  name: 'loading',
  parts: [
    {
      file: 'loading/part-boundary.tsx',
      states: [
        {
          name: 'error',
          show: () => (
            <PartBoundary entry="">
              <NeverComes />
            </PartBoundary>
          ),
        },
        { name: 'there', show: ({ sentence }) => <PartBoundary entry="">{sentence}</PartBoundary> },
      ],
    },
  ],
}
