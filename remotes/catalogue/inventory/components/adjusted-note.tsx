import { areDone, StepResults, type StepState } from '@stoa/admin/steps'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'

import { useAdjust, type Adjustment } from './use-adjust.ts'

interface AdjustedNoteProps {
  /** What was done last. */
  adjustment: Adjustment
  /** What the item is called. */
  name: string
  onClose: () => void
}

/** Says what was adjusted last, and takes it back. */
export function AdjustedNote({ adjustment, name, onClose }: AdjustedNoteProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { adjust, resume, states, isRunning } = useAdjust()
  const { location, by } = adjustment
  const amount = formatterOf(locale, { signDisplay: 'exceptZero' }).format(by)
  const finish = (reached: readonly StepState[] | undefined) => {
    if (!reached || !areDone(reached)) return
    notify.success(t('inventory.adjust.undone'), name)
    onClose()
  }
  const takeBack = async () =>
    finish(await adjust({ ...adjustment, by: -by, reason: t('inventory.adjust.reasons.undone'), words: '' }))
  return (
    <Banner
      tone="info"
      title={t('inventory.adjust.was', { name, amount, location: location.name })}
      actions={
        states.length === 0 ? (
          <Button size="small" isLoading={isRunning} onPress={() => void takeBack()}>
            {t('inventory.adjust.undo')}
          </Button>
        ) : null
      }
      close={{ label: t('admin.close'), onPress: onClose }}
    >
      {states.length > 0 ? (
        <StepResults states={states} isRunning={isRunning} onResume={() => void resume().then(finish)} />
      ) : null}
    </Banner>
  )
}
