import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Printer from 'lucide-react/icons/printer'

/** Paper gets the order without what only a screen can use. */
export function PrintOrder() {
  const { t } = useTranslation()
  return (
    <Button icon={Printer} onPress={() => window.print()}>
      {t('orders.print')}
    </Button>
  )
}
