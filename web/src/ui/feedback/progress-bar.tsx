/** How far something has come. Native, so that its width needs no inline style. */
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What is under way; names the bar. */
  label: string
  percent: number
  tone?: 'accent' | 'red' | 'amber' | 'green' | undefined
}

export function ProgressBar({ label, percent, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress
      className={[styles.bar, styles[tone]].join(' ')}
      aria-label={label}
      value={percent}
      max={100}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  )
}
