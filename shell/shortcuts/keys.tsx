import styles from './keys.module.css'

/** Keys as on a keyboard, always left to right. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
