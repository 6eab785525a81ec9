import styles from './keys.module.css'

/** Keys as they look on a keyboard; always from left to right, as they are pressed. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles['keys']} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
