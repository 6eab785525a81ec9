import { useDialogs, useTranslation } from '@stoa/extension-sdk'

/** Asks whether unsaved changes may be discarded. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  return () =>
    confirm({
      title: t('admin.discard.title'),
      message: t('admin.discard.message'),
      confirmLabel: t('admin.discard.confirm'),
      tone: 'danger',
    })
}
