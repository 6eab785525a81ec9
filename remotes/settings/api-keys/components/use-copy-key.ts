import { useCopyText } from '@stoa/admin/copy-text'
import { useTranslation } from '@stoa/extension-sdk'

/** Copies a key, or a line with it. */
export function useCopyKey() {
  const { t } = useTranslation()
  return useCopyText({
    done: 'apiKeys.copied',
    failed: 'apiKeys.notCopied.title',
    hint: t('apiKeys.notCopied.message'),
  })
}
