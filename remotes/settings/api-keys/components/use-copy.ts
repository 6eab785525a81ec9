import { useNotify, useTranslation } from '@stoa/extension-sdk'

/** Copies a key, or a line with it, and says whether that worked. */
export function useCopy() {
  const { t } = useTranslation()
  const notify = useNotify()
  return async (text: string, title: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('apiKeys.copied'), title)
    } catch {
      notify.error(t('apiKeys.notCopied.title'), t('apiKeys.notCopied.message'))
    }
  }
}
