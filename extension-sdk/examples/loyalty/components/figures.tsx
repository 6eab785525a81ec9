import styles from './figures.module.css'

interface FiguresProps {
  figures: readonly { label: string; value: string }[]
}

/** A few numbers side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
