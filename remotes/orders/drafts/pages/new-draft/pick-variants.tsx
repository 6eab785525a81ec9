import { VariantPicker, type PickedVariant } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import type { DraftLine, DraftRegion } from '../../model/draft-values.ts'
import { pickedLines, pickedOf } from '../../model/picked-lines.ts'

interface PickVariantsProps {
  region: DraftRegion
  lines: readonly DraftLine[]
  onPick: (lines: readonly DraftLine[]) => void
  onClose: () => void
}

/** Chooses the variants of the draft; a variant that is no longer chosen loses its line. */
export function PickVariants({ region, lines, onPick, onClose }: PickVariantsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVariant>>(() => pickedOf(lines))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('draftOrders.lines.pick')}
      size="large"
      footer={
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onPick(pickedLines(lines, chosen))
              onClose()
            }}
          >
            {t('draftOrders.lines.take')}
          </Button>
        </>
      }
    >
      <Stack>
        <VariantPicker
          regionId={region.id}
          currency={region.currency_code}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Stack>
    </Dialog>
  )
}
