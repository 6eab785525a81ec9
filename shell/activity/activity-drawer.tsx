import { useApi } from '@stoa/api/react'
import { useHost, useSession } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'

import { lastChange } from '../jobs/job-rules.ts'
import { jobsQuery } from '../jobs/jobs-query.ts'
import { lastSeen } from '../jobs/job-moments.ts'
import type { OverlayProps } from '../topbar/topbar-actions.ts'
import styles from './activity-drawer.module.css'
import { JobList } from './job-list.tsx'

/** Drawer with the jobs of the last month. */
export function ActivityDrawer({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const { jobs } = useHost()
  const query = useQuery({ ...jobsQuery(useApi()), refetchOnMount: 'always' })
  useSeen(query.data?.batch_jobs)
  // Opening the drawer polls at once.
  useEffect(() => jobs.started(), [jobs])
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.drawer}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {t('topbar.activity')}
            </Heading>
            <Button variant="quiet" size="small" icon={X} aria-label={t('close')} onPress={onClose} />
          </header>
          <div className={styles.body}>
            <JobList query={query} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Marks every listed job as seen. */
function useSeen(jobs: Parameters<typeof lastChange>[0] | undefined): void {
  const person = useSession()?.id
  const latest = jobs && lastChange(jobs)
  useEffect(() => {
    if (person === undefined || !latest) return
    const seen = lastSeen(person)
    if (latest > (seen.read() ?? 0)) seen.write(latest)
  }, [person, latest])
}
