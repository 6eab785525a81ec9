import type { PriceList } from '@medusajs/client-types'
import { priceListKeys } from '@stoa/api/admin/price-lists'
import { productKeys } from '@stoa/api/admin/products'
import { variantKeys } from '@stoa/api/admin/variants'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { ColumnsStep } from '../../components/import/columns-step.tsx'
import { ImportPage } from '../../components/import/import-page.tsx'
import { JobStep } from '../../components/import/job-step.tsx'
import { PickFile } from '../../components/import/pick-file.tsx'
import { useImport } from '../../components/import/use-import.ts'
import { priceFileColumns, priceFileOf, SKU, VARIANT_ID } from '../../model/price-import/price-file.ts'
import { CheckStep } from './check-step.tsx'
import { guessPriceSettings } from './guess-price-settings.ts'
import { useFilledFile } from './use-filled-file.ts'
import { usePriceCheck } from './use-price-check.ts'
import { usePriceStore } from './use-price-store.ts'

const isComplete = (targets: readonly (string | null)[]): boolean =>
  (targets.includes(VARIANT_ID) || targets.includes(SKU)) &&
  targets.some((target) => target?.startsWith('Price '))

/** A file of prices for one price list: read, compared with it row by row, and written only when somebody says so. */
export function ImportPrices({ list: { id, name } }: { list: Pick<PriceList, 'id' | 'name'> }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const { store, error: storeError, refetch } = usePriceStore()
  const [isKeeping, setKeeping] = useState(true)
  const check = usePriceCheck(isKeeping)
  const { csv, file, importing, job, isStarted, chosen, change, take, restart, cancel, send } = useImport(
    { type: 'price-list-import', context: { price_list_id: id } },
    check.clear,
  )
  const template = useFilledFile(id, name, store)
  const guessed = useMemo(() => file && store && guessPriceSettings(file, store), [file, store])
  const names = useMemo(() => (file && store ? priceFileColumns(file.headers, store) : []), [file, store])
  const settings = guessed && { ...guessed, ...chosen }
  const { report } = check
  const status = job?.status
  const listHref = href(`/pricing/${id}`)
  useEffect(() => {
    if (status !== 'completed') return
    for (const queryKey of [priceListKeys.all, productKeys.all, variantKeys.all]) {
      void cache.invalidateQueries({ queryKey })
    }
  }, [status, cache])

  const step = () => {
    if (!file || !settings || !store) {
      return (
        <PickFile
          template={{
            title: t('pricing.import.template.title'),
            message: t('pricing.import.template.message'),
            label: t('pricing.import.template.download'),
            ...template,
          }}
          progress={csv.progress}
          problem={csv.problem}
          onFile={(source) => take(source)}
          onCancel={restart}
        />
      )
    }
    const targets = settings.columns.map(({ target }) => target)
    if (!report) {
      return (
        <ColumnsStep
          file={file}
          settings={settings}
          names={names}
          missing={isComplete(targets) ? undefined : t('pricing.import.incomplete')}
          progress={check.progress}
          progressLabel={t('pricing.import.checking')}
          onChange={change}
          onDelimiter={(delimiter) => take(file.source, delimiter)}
          onCheck={() => void check.run({ file, listId: id, store, targets, mark: settings.mark })}
          onCancel={cancel}
        />
      )
    }
    if (!isStarted) {
      return (
        <CheckStep
          file={file}
          report={report}
          isKeeping={isKeeping}
          onKeep={setKeeping}
          isSending={importing.isSending}
          error={importing.error}
          onBack={check.clear}
          onSend={() => send(priceFileOf(report.prices))}
          onCancel={cancel}
        />
      )
    }
    const counts = {
      added: formatNumber(report.added, locale),
      changed: formatNumber(report.changed, locale),
      removed: formatNumber(report.removed + report.tiers, locale),
    }
    return (
      <JobStep
        file={file}
        left={report.left}
        job={job}
        texts={{
          ready: t('pricing.import.ready', counts),
          done: t('pricing.import.done', counts),
          left: t('pricing.import.leftOut'),
          result: { href: listHref, label: t('pricing.import.toList') },
          back: t('pricing.wizard.back'),
        }}
        isConfirming={importing.isConfirming}
        error={importing.error}
        onConfirm={() => void importing.confirm()}
        onCancel={cancel}
        onBack={() => void importing.cancel()}
        onAgain={cancel}
      />
    )
  }

  return (
    <ImportPage
      title={t('pricing.import.title')}
      description={t('pricing.import.message', { name })}
      back={{ href: listHref, label: name }}
      storeError={storeError}
      onRetry={refetch}
      checkError={check.error}
    >
      {step()}
    </ImportPage>
  )
}
