import { useTranslation } from 'react-i18next'

import type { RecordedFailure } from '../containment/ledger.ts'
import styles from './entry-list.module.css'
import type { InstalledContribution } from './model/installed-contribution.ts'
import { useFigures } from './use-figures.ts'

interface ErrorListProps {
  failures: readonly RecordedFailure[]
  contributions: readonly InstalledContribution[]
}

/** Failures since the page loaded, newest first. */
export function ErrorList({ failures, contributions }: ErrorListProps) {
  const { t } = useTranslation('shell')
  const figures = useFigures()
  const keyed = failures.map((failure, index) => ({ ...failure, key: String(index) }))
  const nameOf = (module: string | undefined): string => {
    const found = contributions.find((one) => one.module === module)
    return found ? `${t(`extensions.kind.${found.kind}`)} ${found.id}` : t('extensions.someScript')
  }
  return (
    <section>
      <h3 className={styles.title}>{t('extensions.errors')}</h3>
      <ol className={styles.list}>
        {keyed.toReversed().map(({ key, module, failure, at }) => (
          <li key={key} className={styles.entry}>
            <p className={styles.head}>
              <time dateTime={new Date(at).toISOString()}>{figures.time(at)}</time>
              <bdi>{nameOf(module)}</bdi>
            </p>
            <p>{t(`failure.${failure.kind}`)}</p>
            <p className={styles.detail} dir="ltr">
              {failure.detail}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
