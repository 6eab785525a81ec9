import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useTranslation } from 'react-i18next'

import type { LeaveQuestionProps } from './leave-confirm.tsx'

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('leave.title')}
      isAlert
      size="small"
      footer={
        <>
          <Button variant="danger" onPress={onLeave}>
            {t('leave.discard')}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.message')}</p>
    </Dialog>
  )
}
