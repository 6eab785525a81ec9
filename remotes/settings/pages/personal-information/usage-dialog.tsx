import { useUpdateAnalyticsConfig, type AnalyticsChoices } from '@stoa/api/admin/analytics-configs'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Switch } from '@stoa/ui/switch'
import { useState } from 'react'

import styles from './usage-dialog.module.css'

interface UsageDialogProps {
  choices: AnalyticsChoices
  onClose: () => void
}

/** Changes what the person shares. A refusal is told as a notice, and the dialog stays. */
export function UsageDialog({ choices, onClose }: UsageDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: update, isPending } = useUpdateAnalyticsConfig()
  const [optOut, setOptOut] = useState(choices.opt_out)
  const [isAnonymous, setAnonymous] = useState(choices.anonymize)

  const save = () =>
    update(
      { opt_out: optOut, anonymize: isAnonymous },
      {
        onSuccess: () => {
          notify.success(t('settings.usage.success'), t('settings.usage.updated'))
          onClose()
        },
      },
    )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('settings.usage.edit')}
      onSubmit={save}
      footer={
        <>
          <Button onPress={onClose}>{t('settings.usage.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={isPending}>
            {t('settings.usage.save')}
          </Button>
        </>
      }
    >
      <div className={styles['switches']}>
        <Switch
          label={t('settings.usage.anonymize')}
          description={t('settings.usage.anonymizeHint')}
          isSelected={isAnonymous}
          isDisabled={optOut}
          onChange={setAnonymous}
        />
        <Switch
          label={t('settings.usage.optOut')}
          description={t('settings.usage.optOutHint')}
          isSelected={optOut}
          onChange={(isOut) => {
            setOptOut(isOut)
            // Whoever opts out has nothing left to be anonymous about.
            if (isOut) setAnonymous(false)
          }}
        />
      </div>
    </Dialog>
  )
}
