/** Shown while it is not yet known who is signed in; its bar climbs by the specification's steps. */
import { loaderMaxPercent, loaderStepMs, loaderStepPercent } from '@atrium/contract/limits'
import { useEffect, useState } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { ProductMark } from '#ui/product-mark.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import styles from './full-page-loader.module.css'

export function FullPageLoader() {
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
      <ProgressBar label={shellMessages.loadingAccount} percent={percent} />
    </main>
  )
}
