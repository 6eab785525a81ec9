import { Button } from '@stoa/ui/button'
import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import type { JobBoard } from '../jobs/job-board.ts'
import styles from './activity-button.module.css'

/** Bell that opens the activity drawer and shows the number of unseen changes. */
export function ActivityButton({ board, onPress }: { board: JobBoard; onPress: () => void }) {
  const { t } = useTranslation('shell')
  const count = useStore(board, ({ newCount }) => newCount)
  return (
    <span className={styles.badge} data-new={count > 0 || undefined}>
      <Button
        variant="quiet"
        icon={Bell}
        aria-label={count > 0 ? t('topbar.newActivity', { count }) : t('topbar.activity')}
        onPress={onPress}
      />
    </span>
  )
}
