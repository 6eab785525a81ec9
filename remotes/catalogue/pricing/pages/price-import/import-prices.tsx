import { type CsvFile, ImportWizard, markOf } from '@stoa/admin/import'
import type { PriceList } from '@medusajs/client-types'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { useState } from 'react'

import type { PriceStore } from '../../model/price-import/price-facts.ts'
import {
  guessPriceColumns,
  priceFileColumns,
  priceFileOf,
  SKU,
  VARIANT_ID,
} from '../../model/price-import/price-file.ts'
import type { PriceReport } from '../../model/price-import/price-report.ts'
import { useFilledFile } from './use-filled-file.ts'
import { usePriceCheck } from './use-price-check.ts'
import { usePriceFindings } from './use-price-findings.tsx'
import { usePriceStore } from './use-price-store.ts'

const namesOf = ({ headers }: CsvFile, store: PriceStore) => priceFileColumns(headers, store)

function guess(file: CsvFile, store: PriceStore) {
  const columns = guessPriceColumns(file.headers, store)
  return { columns, mark: markOf(file, columns) }
}

const isComplete = (targets: readonly (string | null)[]): boolean =>
  (targets.includes(VARIANT_ID) || targets.includes(SKU)) &&
  targets.some((target) => target?.startsWith('Price '))

/** Imports a file of prices into one price list. */
export function ImportPrices({ list: { id, name } }: { list: Pick<PriceList, 'id' | 'name'> }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const [isKeeping, setKeeping] = useState(true)
  const check = usePriceCheck(id, isKeeping)
  const findingsOf = usePriceFindings({ isKeeping, setKeeping })
  const listHref = href(`/pricing/${id}`)
  const countsOf = ({ added, changed, removed, tiers }: PriceReport) => ({
    added: formatNumber(added, locale),
    changed: formatNumber(changed, locale),
    removed: formatNumber(removed + tiers, locale),
  })
  return (
    <ImportWizard
      kind={{ type: 'price-list-import', context: { price_list_id: id } }}
      title={t('pricing.import.title')}
      description={t('pricing.import.message', { name })}
      back={{ href: listHref, label: name }}
      source={usePriceStore()}
      template={{
        title: t('pricing.import.template.title'),
        message: t('pricing.import.template.message'),
        label: t('pricing.import.template.download'),
        ...useFilledFile(id, name),
      }}
      namesOf={namesOf}
      guess={guess}
      missingOf={(targets) => (isComplete(targets) ? undefined : t('pricing.import.incomplete'))}
      check={{ ...check, label: t('pricing.import.checking') }}
      findingsOf={findingsOf}
      contentOf={({ prices }) => priceFileOf(prices)}
      jobTextsOf={(report) => ({
        readyTitle: t('pricing.import.ready', countsOf(report)),
        doneTitle: t('pricing.import.done', countsOf(report)),
        leftMessage: t('pricing.import.leftOut'),
        result: { href: listHref, label: t('pricing.import.toList') },
        backLabel: t('pricing.wizard.back'),
      })}
    />
  )
}
