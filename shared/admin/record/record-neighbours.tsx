import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

import styles from './record-neighbours.module.css'
import { useNeighbours } from './use-neighbours.ts'

/** Leads to the records before and after the open one, in the list that it was opened from; nothing without one. */
export function RecordNeighbours({ listPath }: { listPath: string }) {
  const { t } = useTranslation()
  const neighbours = useNeighbours(listPath)
  if (!neighbours) return null
  const { position, count, reading, go } = neighbours
  return (
    <nav className={styles.neighbours} aria-label={t('admin.neighbours.label')}>
      <span className={styles.position}>{t('admin.neighbours.position', { position, total: count })}</span>
      <Button
        variant="quiet"
        icon={ChevronLeft}
        isDirectional
        aria-label={t('admin.neighbours.previous')}
        data-shortcut="k"
        isDisabled={!neighbours.previous}
        isLoading={reading === 'previous'}
        onPress={() => go('previous')}
      />
      <Button
        variant="quiet"
        icon={ChevronRight}
        isDirectional
        aria-label={t('admin.neighbours.next')}
        data-shortcut="j"
        isDisabled={!neighbours.next}
        isLoading={reading === 'next'}
        onPress={() => go('next')}
      />
    </nav>
  )
}
