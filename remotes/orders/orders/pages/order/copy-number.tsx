import { CopyText } from '@stoa/admin/copy-text'
import { useTranslation } from '@stoa/extension-sdk'

export function CopyNumber({ number }: { number: number }) {
  const { t } = useTranslation()
  return (
    <CopyText
      text={String(number)}
      label="orders.copy"
      done="orders.copied"
      failed="orders.notCopied"
      hint={t('orders.clipboardRefused')}
      shortcut="i"
    />
  )
}
