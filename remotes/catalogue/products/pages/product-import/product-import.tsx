import { saveCsv } from '@stoa/admin/files'
import { ImportWizard, serverFile } from '@stoa/admin/import'
import { jobErrors } from '@stoa/admin/jobs'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'

import type { ImportReport } from '../../model/import/report.ts'
import { templateFile } from '../../model/import/template.ts'
import { ProductFileOptions } from './product-file-options.tsx'
import { guessSettings, namesFor } from './settings.ts'
import { useCheck } from './use-check.ts'
import { useColumnStore } from './use-column-store.ts'
import { useProductFindings } from './use-product-findings.tsx'

export default function ProductImportPage() {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const check = useCheck()
  const findingsOf = useProductFindings(check.report)
  const countsOf = ({ products, variants }: ImportReport) => ({
    created: formatNumber(products.created, locale),
    updated: formatNumber(products.updated, locale),
    variants: formatNumber(variants.created + variants.updated, locale),
  })
  return (
    <ImportWizard
      kind={{ type: 'product-import' }}
      title={t('import.products.title')}
      description={t('import.products.message')}
      back={{ href: href('/products'), label: t('products.title') }}
      source={useColumnStore()}
      template={{
        title: t('import.products.template.title'),
        message: t('import.products.template.message'),
        label: t('import.products.template.download'),
        onDownload: (store) => saveCsv('products-template.csv', templateFile(store)),
      }}
      namesOf={namesFor}
      guess={guessSettings}
      missingOf={(targets) =>
        targets.includes('Product Handle') ? undefined : t('import.products.columns.noHandle')
      }
      Options={ProductFileOptions}
      check={{ ...check, label: t('import.products.check.running') }}
      findingsOf={findingsOf}
      contentOf={({ sound }) => serverFile(sound)}
      jobTextsOf={(report, job) => ({
        readyTitle: t('import.products.job.ready', countsOf(report)),
        doneTitle: t('import.products.job.done', countsOf(report)),
        leftMessage: t('import.products.left.message'),
        result: { href: href('/products'), label: t('import.products.job.products') },
        backLabel: t(
          job && jobErrors(job).some(check.isOfRow) ? 'import.products.job.leaveOut' : 'import.check.back',
        ),
      })}
      onJobFailed={(job) => jobErrors(job).forEach(check.refuse)}
    />
  )
}
