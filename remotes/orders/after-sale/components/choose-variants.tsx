import { useReportFailure } from '@stoa/admin/failures'
import { FormNotices, useWriteNotice } from '@stoa/admin/form'
import { VariantPicker, type PickedVariant } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import { useEffect, useRef, useState } from 'react'

import type { AfterSaleOrder } from './values.ts'

interface ChooseVariantsProps {
  order: Pick<AfterSaleOrder, 'region_id' | 'currency_code'>
  /**
   * Takes the chosen variants. While it writes, the dialog stays open: a rejection is shown in it, and what is still chosen
   * can be taken again. `onTaken` takes a variant off the choice once it is written.
   */
  onChoose: (chosen: readonly PickedVariant[], onTaken: (id: string) => void) => Promise<void>
  /** Chooses one variant for something: its title, and the label of the button. Default: any number is added. */
  single?: { title: string; take: string } | undefined
  onClose: () => void
}

/** Chooses variants at the prices of the order's region. */
export function ChooseVariants(props: ChooseVariantsProps) {
  const { order, onChoose, single, onClose } = props
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVariant>>(new Map())
  const { run, isRunning, error } = useTaking()
  const notice = useWriteNotice(error)
  const unchoose = (taken: string) => setChosen((now) => new Map([...now].filter(([id]) => id !== taken)))
  const take = () =>
    void run(async () => {
      await onChoose([...chosen.values()], unchoose)
      onClose()
    })
  return (
    <Dialog
      isOpen
      size="large"
      title={single?.title ?? t('afterSale.extras.title')}
      onClose={onClose}
      onSubmit={take}
      footer={
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={isRunning}
            isDisabled={single !== undefined && chosen.size === 0}
          >
            {single?.take ?? t('afterSale.extras.take')}
          </Button>
        </>
      }
    >
      <Stack>
        <FormNotices form={notice} isNew />
        <VariantPicker
          regionId={order.region_id}
          currency={order.currency_code}
          chosen={chosen}
          onChoose={(next) => setChosen(single ? new Map([...next].slice(-1)) : next)}
        />
      </Stack>
    </Dialog>
  )
}

/** Runs what the dialog is submitted for, once at a time. What fails after the dialog was closed is a notice. */
function useTaking() {
  const reportFailure = useReportFailure()
  const [{ isRunning, error }, setState] = useState<{ isRunning: boolean; error?: unknown }>({
    isRunning: false,
  })
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const run = async (taking: () => Promise<void>) => {
    if (isRunning) return
    setState({ isRunning: true })
    try {
      await taking()
    } catch (failure) {
      if (!isShown.current) return reportFailure(failure)
      setState({ isRunning: false, error: failure })
    }
  }
  return { run, isRunning, error }
}
