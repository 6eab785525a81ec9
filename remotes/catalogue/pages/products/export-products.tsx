import { isNarrowed, type ListFilter } from '@stoa/api/list'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { RadioCards } from '@stoa/ui/radio-cards'
import { useState } from 'react'

import { ExportProgress } from './export-progress.tsx'
import styles from './export-products.module.css'
import { useExport } from './use-export.ts'

interface ExportProductsProps {
  filter: ListFilter
  columns: readonly string[]
  count: number | undefined
  onClose: () => void
}

/** Exports what the list shows into a file. */
export default function ExportProducts({ filter, columns, count = 0, onClose }: ExportProductsProps) {
  const { t, locale } = useTranslation()
  const failureText = useFailureText()
  const [wanted, want] = useState('all')
  const { job, isStarted, isStarting, error, start, stop, download, isOpening } = useExport()
  const status = job?.status
  const buttons = () => {
    if (!isStarted) {
      return (
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isStarting}
            onPress={() => start(filter, wanted === 'all' ? undefined : columns)}
          >
            {t('export.start')}
          </Button>
        </>
      )
    }
    if (status === 'completed') {
      return (
        <Button variant="primary" onPress={download} isLoading={isOpening}>
          {t('export.download')}
        </Button>
      )
    }
    const isOver = status === 'failed' || status === 'canceled'
    return (
      <>
        {isOver ? null : <Button onPress={stop}>{t('export.stop')}</Button>}
        <Button onPress={onClose}>{t('common.close')}</Button>
      </>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common.close')}
      footer={buttons()}
    >
      <div className={styles['stack']}>
        {error ? (
          <Banner tone="error" title={t('export.notStarted')}>
            {failureText(error)}
          </Banner>
        ) : null}
        {isStarted ? (
          <ExportProgress job={job} />
        ) : (
          <>
            <p>
              {t('export.count', { count, number: formatNumber(count, locale) })}
              {isNarrowed(filter) ? ` ${t('export.filtered')}` : null}
            </p>
            <RadioCards
              label={t('export.columns')}
              value={wanted}
              onChange={want}
              cards={[
                { id: 'all', title: t('export.all'), description: t('export.allHint') },
                { id: 'shown', title: t('export.shown'), description: t('export.shownHint') },
              ]}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
