/** A still shape in the place of what is being loaded. Hidden from assistive technology: say it beside. */
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block' | undefined
  /** How much of its place a line takes. */
  width?: 'short' | 'medium' | 'full' | undefined
}

export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={[styles.skeleton, styles[shape], styles[width]].join(' ')} aria-hidden="true" />
}
