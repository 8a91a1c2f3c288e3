/** Shown while it is not yet known who is signed in; its bar climbs by the steps of docs/requirements.md#loader. */
import { loaderMaxPercent, loaderStepMs, loaderStepPercent } from '@atrium/contract/limits'
import { type ReactNode, useEffect, useState } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { ProductMark } from '#ui/media/product-mark.tsx'
import styles from './full-page-loader.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface FullPageLoaderProps {
  /** What is being loaded; names the bar. */
  label?: string
  /** Stands under the bar. */
  children?: ReactNode
}

export function FullPageLoader({ label = shellMessages.loadingAccount, children }: FullPageLoaderProps) {
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => {
      setPercent((reached) => Math.min(reached + loaderStepPercent, loaderMaxPercent))
    }, loaderStepMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <main className={styles.page} aria-busy="true">
      <ProductMark />
      <ProgressBar label={label} percent={percent} />
      {children}
    </main>
  )
}
