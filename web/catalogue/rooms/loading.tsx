/** Parts whose code comes later, or does not. */
import type { ReactNode } from 'react'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { notLoaded } from '#ui/loading/not-loaded.ts'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import type { Room } from '../part.ts'

interface Closable {
  onClose: () => void
}

const coming = dialogOnUse<Closable>(() => new Promise(() => {}))
const missing = dialogOnUse<Closable>(() => Promise.reject(new Error('there is no such file')))
const nothing = () => {}
const wide = { height: 320 }

function NeverComes(): ReactNode {
  throw notLoaded(new Error('there is no such file'))
}

export const loading: Room = {
  name: 'loading',
  parts: [
    {
      file: 'loading/dialog-on-use.tsx',
      states: [
        { name: 'coming', show: () => <coming.Dialog onClose={nothing} />, window: wide },
        { name: 'does not come', show: () => <missing.Dialog onClose={nothing} />, window: wide },
        { name: 'on a phone', show: () => <missing.Dialog onClose={nothing} />, window: { width: 360, height: 480 } },
      ],
    },
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
