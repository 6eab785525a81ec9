import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

export interface LeaveQuestionProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks through the browser's confirm if the dialog's code cannot be fetched. */
export function LeaveConfirm({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('shell')
  const ask = useEffectEvent(() => {
    if (confirm(`${t('leave.title')}\n${t('leave.message')}`)) onLeave()
    else onStay()
  })
  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen])
  return null
}
