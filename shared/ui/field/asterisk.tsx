import styles from './field.module.css'

/** Marks the label of a field that has to be filled in. */
export const Asterisk = () => (
  <span className={styles.asterisk} aria-hidden>
    {' *'}
  </span>
)
