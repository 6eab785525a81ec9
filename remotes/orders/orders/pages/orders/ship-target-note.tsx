import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const EditShipTarget = lazyDialog(async () => (await import('./edit-ship-target.tsx')).EditShipTarget)

interface ShipTargetNoteProps {
  /** The target of the store. */
  hours: number
  /** The chosen values of the status filter. */
  chosen: readonly string[]
}

/** Says what counts as late while such orders are shown, and changes it. */
export function ShipTargetNote({ hours, chosen }: ShipTargetNoteProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const level = ['late', 'at_risk'].find((need) => chosen.includes(need))
  if (!level) return null
  return (
    <>
      <Banner
        actions={
          <Button size="small" onPress={() => setOpen(true)}>
            {t('orderList.target.change')}
          </Button>
        }
      >
        {t(`orderList.target.${level}`, { count: hours })}
      </Banner>
      {isOpen ? <EditShipTarget hours={hours} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
