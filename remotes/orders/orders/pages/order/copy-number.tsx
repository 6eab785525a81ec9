import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Tooltip } from '@stoa/ui/tooltip'
import Copy from 'lucide-react/icons/copy'

export function CopyNumber({ number }: { number: number }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(number))
      notify.success(t('orders.copied'), `#${number}`)
    } catch {
      notify.error(t('orders.notCopied'), t('orders.clipboardRefused'))
    }
  }
  return (
    <Tooltip text={t('orders.copy')}>
      <Button
        variant="quiet"
        size="small"
        icon={Copy}
        aria-label={t('orders.copy')}
        data-shortcut="i"
        onPress={() => void copy()}
      />
    </Tooltip>
  )
}
