import { useSwitchDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

export function SwitchButton({ discount: { id, code, is_disabled } }: { discount: AdminDiscount }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: change, isPending } = useSwitchDiscount()

  const toggle = () => {
    const onSuccess = () => notify.success(t(is_disabled ? 'discounts.enabled' : 'discounts.disabled'), code)
    change({ id, disabled: !is_disabled }, { onSuccess })
  }

  return (
    <Button isLoading={isPending} onPress={toggle}>
      {t(is_disabled ? 'discounts.enable' : 'discounts.disable')}
    </Button>
  )
}
