import { analyticsConfigKeys, useCreateAnalyticsConfig } from '@stoa/api/admin/analytics-configs'
import { useNotify } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'

import styles from './analytics-overlay.module.css'
import { PreferencesForm, type Preferences } from './preferences-form.tsx'

/** Delay before the consent question opens, in milliseconds. */
const DELAY_MS = 1000

interface AnalyticsOverlayProps {
  isSubmitting: boolean
  onSubmitting: (isSubmitting: boolean) => void
  /** Called just before the answer is saved, with the address to send along, if any. */
  onAnswered: (email: string | undefined) => void
}

function useIsOver(delay: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isOver
}

/** Consent question for people without an answer. Only an answer closes it. */
export function AnalyticsOverlay({ isSubmitting, onSubmitting, onAnswered }: AnalyticsOverlayProps) {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutateAsync: create } = useCreateAnalyticsConfig()
  const isOpen = useIsOver(DELAY_MS)

  const submit = async ({ choices, email }: Preferences) => {
    onSubmitting(true)
    onAnswered(email)
    try {
      const { analytics_config } = await create(choices)
      cache.setQueryData(analyticsConfigKeys.current(), { analytics_config })
      notify.success(t('analytics.success'), t('analytics.updated'))
    } catch {
      // The mutation's own error toast reports it; the question stays open.
      onAnswered(undefined)
    } finally {
      onSubmitting(false)
    }
  }

  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} isKeyboardDismissDisabled>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <PreferencesForm isSubmitting={isSubmitting} onSubmit={(answer) => void submit(answer)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
