import styles from './postal-lines.module.css'

/** The lines of an address as the post wants them. */
export function PostalLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–'
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  )
}
