/** A small drawing for each page of a console. */
import type { ReactNode } from 'react'
import type { ConsolePage } from '#paths.ts'

const drawings: Record<ConsolePage, ReactNode> = {
  overview: <path d="M4 20V10m5.33 10V4m5.34 16v-7M20 20V8" />,
  people: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5m1-16a3.5 3.5 0 0 1 0 6.8m2 4.2c1.9.8 3 2.6 3 5" />
  ),
  'settings/domains': (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.5-2.4 3.8-5.4 3.8-9S14.500 5.400 12 3c-2.500 2.400-3.800 5.400-3.800 9s1.300 6.600 3.800 9ZM3.500 9h17m-17 6h17" />
  ),
  'settings/provisioning': (
    <path d="M5 4.500h9a1.500 1.500 0 0 1 1.500 1.500v3M5 4.500v15h5m-5-15v15m3.500-11h3.500m-3.500 4h2M20.500 14.500a4 4 0 0 0-7-1.500m-.5-2v2.500h2.500m-2 3a4 4 0 0 0 7 1.500m.5 2v-2.500h-2.500" />
  ),
  'settings/single-sign-on': (
    <path d="M13.500 4h5A1.500 1.500 0 0 1 20 5.500v13a1.500 1.500 0 0 1-1.500 1.500h-5M4 12h11m-3.500-3.500L15 12l-3.500 3.500" />
  ),
  settings: (
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  security: <path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6l-7-2.5Zm-2.8 8.4 2 2 3.8-4" />,
  timeline: <path d="M12 7v5.5l3.5 2M12 21a9 9 0 1 0-8.3-5.5M3.5 20v-4.7h4.7" />,
}

export function ConsoleIcon({ of: page, className }: { of: ConsolePage; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[page]}
    </svg>
  )
}
