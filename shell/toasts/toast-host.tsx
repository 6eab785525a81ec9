import { Toast } from '@stoa/ui/toast'
import { ToastRegion } from '@stoa/ui/toast-region'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { ToastQueue } from './toast-queue.ts'

/** Renders the queue in the corner of the screen. */
export function ToastHost({ queue }: { queue: ToastQueue }) {
  const { t } = useTranslation('shell')
  const toasts = useSyncExternalStore(queue.subscribe, queue.list)
  return (
    <ToastRegion label={t('toasts.label')} onPause={queue.pause} onResume={queue.resume}>
      {toasts.toReversed().map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onClose={() => queue.close(id)} />
      ))}
    </ToastRegion>
  )
}
