import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Printer from 'lucide-react/icons/printer'

/** Prints the order without controls that only work on a screen. */
export function PrintOrder() {
  const { t } = useTranslation()
  return (
    <Button icon={Printer} onPress={() => window.print()}>
      {t('orders.print')}
    </Button>
  )
}
