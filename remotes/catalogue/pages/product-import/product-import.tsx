import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { useMemo } from 'react'

import { ImportPage } from '../../components/import/import-page.tsx'
import { markOf } from '../../components/import/import-settings.ts'
import { JobStep } from '../../components/import/job-step.tsx'
import { PickFile } from '../../components/import/pick-file.tsx'
import { useImport } from '../../components/import/use-import.ts'
import { saveCsv } from '../../components/save-file.ts'
import { serverFile } from '../../model/import/rewrite.ts'
import { templateFile } from '../../model/import/template.ts'
import { jobErrors } from '../../model/job-state.ts'
import { CheckStep } from './check-step.tsx'
import { ProductColumns } from './product-columns.tsx'
import { guessSettings, namesFor, type ProductFileSettings } from './settings.ts'
import { useCheck } from './use-check.ts'
import { useColumnStore } from './use-column-store.ts'

export default function ProductImportPage() {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { store, error: storeError, refetch } = useColumnStore()
  const check = useCheck()
  const { csv, file, importing, job, isStarted, chosen, change, take, restart, cancel, send } =
    useImport<ProductFileSettings>({ type: 'product-import' }, check.clear)
  const guessed = useMemo(() => file && store && guessSettings(file, store), [file, store])
  const names = useMemo(() => (file && store ? namesFor(file, store) : []), [file, store])
  // Until somebody says how numbers are written, the columns that are prices by now tell it.
  const told = file && chosen.columns && { mark: markOf(file, chosen.columns) }
  const settings = guessed && { ...guessed, ...told, ...chosen }
  const { report } = check
  const isRowKnown = job?.status === 'failed' && jobErrors(job).some(check.knows)

  const step = () => {
    if (!file || !settings || !store) {
      return (
        <PickFile
          template={{
            title: t('import.template.title'),
            message: t('import.template.message'),
            label: t('import.template.download'),
            onDownload: store && (() => saveCsv('products-template.csv', templateFile(store))),
          }}
          progress={csv.progress}
          problem={csv.problem}
          onFile={(source) => take(source)}
          onCancel={restart}
        />
      )
    }
    if (!report) {
      return (
        <ProductColumns
          file={file}
          settings={settings}
          names={names}
          progress={check.progress}
          onChange={change}
          onMatching={(isMatching) => change({ isMatching })}
          onDelimiter={(delimiter) => take(file.source, delimiter)}
          onCheck={() => {
            const targets = settings.columns.map(({ target }) => target)
            void check.run({ file, store, ...settings, targets })
          }}
          onCancel={cancel}
        />
      )
    }
    if (!isStarted) {
      return (
        <CheckStep
          file={file}
          report={report}
          hasPrices={settings.columns.some(({ target }) => target?.startsWith('Price '))}
          isSending={importing.isSending}
          error={importing.error}
          onBack={check.clear}
          onSend={() => send(serverFile(report.sound))}
          onCancel={cancel}
        />
      )
    }
    const { products, variants } = report
    const counts = {
      created: formatNumber(products.created, locale),
      updated: formatNumber(products.updated, locale),
      variants: formatNumber(variants.created + variants.updated, locale),
    }
    return (
      <JobStep
        file={file}
        left={report.left}
        job={job}
        texts={{
          ready: t('import.job.ready', counts),
          done: t('import.job.done', counts),
          left: t('import.left.message'),
          result: { href: href('/products'), label: t('import.job.products') },
          back: t(isRowKnown ? 'import.job.leaveOut' : 'import.check.back'),
        }}
        isConfirming={importing.isConfirming}
        error={importing.error}
        onConfirm={() => void importing.confirm()}
        onCancel={cancel}
        onBack={() => {
          if (job) jobErrors(job).forEach(check.refuse)
          void importing.cancel()
        }}
        onAgain={cancel}
      />
    )
  }

  return (
    <ImportPage
      title={t('import.title')}
      description={t('import.message')}
      back={{ href: href('/products'), label: t('products.title') }}
      storeError={storeError}
      onRetry={refetch}
      checkError={check.error}
    >
      {step()}
    </ImportPage>
  )
}
