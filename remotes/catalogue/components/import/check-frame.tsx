import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import type { ReactNode } from 'react'

import styles from './import.module.css'

export interface CheckFrameProps {
  isSending: boolean
  /** Something is left to import. */
  isSendable: boolean
  /** Why the store did not take the file. */
  error: unknown
  onBack: () => void
  onSend: () => void
  onCancel: () => void
  /** What the check found. */
  children: ReactNode
}

/** What would become of each row, before anything is sent, and the way on. */
export function CheckFrame(props: CheckFrameProps) {
  const { isSending, isSendable, error, onBack, onSend, onCancel, children } = props
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <>
      {error ? (
        <Banner tone="error" title={t('import.check.notSent')}>
          {failureText(error)}
        </Banner>
      ) : null}
      {children}
      <div className={styles['actions']}>
        <Button onPress={onCancel} isDisabled={isSending}>
          {t('common.cancel')}
        </Button>
        <Button onPress={onBack} isDisabled={isSending}>
          {t('import.check.back')}
        </Button>
        <Button variant="primary" onPress={onSend} isLoading={isSending} isDisabled={!isSendable}>
          {t('import.check.send')}
        </Button>
      </div>
    </>
  )
}
