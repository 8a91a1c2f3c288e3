/** The product's mark: an arch within an arch, and its name. */
import { useProductName } from '#ui/layout/product-name.ts'
import styles from './product-mark.module.css'

export function ProductMark() {
  const name = useProductName()
  return (
    <span className={styles.mark}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.outer} d="M3 30V15a13 13 0 0 1 26 0v15Z" />
        <path className={styles.middle} d="M8 30V16a8 8 0 0 1 16 0v14Z" />
        <path className={styles.inner} d="M12.5 30V17.5a3.5 3.5 0 0 1 7 0V30Z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
