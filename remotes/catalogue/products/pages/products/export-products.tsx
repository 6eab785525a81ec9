import { isNarrowed, type ListFilter } from '@stoa/admin/list'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import { ExportProgress } from './export-progress.tsx'
import { useExport } from './use-export.ts'

interface ExportProductsProps {
  filter: ListFilter
  columns: readonly string[]
  count: number | undefined
  onClose: () => void
}

/** Exports what the list shows into a file. */
export default function ExportProducts({ filter, columns, count = 0, onClose }: ExportProductsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [scope, setScope] = useState('all')
  const { job, isStarted, isStarting, error, start, stop, download, isOpening } = useExport()
  const status = job?.status
  const buttons = () => {
    if (!isStarted) {
      return (
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isStarting}
            onPress={() => start(filter, scope === 'all' ? undefined : columns)}
          >
            {t('products.export.start')}
          </Button>
        </>
      )
    }
    if (status === 'completed') {
      return (
        <Button variant="primary" onPress={download} isLoading={isOpening}>
          {t('products.export.download')}
        </Button>
      )
    }
    const isOver = status === 'failed' || status === 'canceled'
    return (
      <>
        {isOver ? null : <Button onPress={stop}>{t('products.export.stop')}</Button>}
        <Button onPress={onClose}>{t('admin.close')}</Button>
      </>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('products.export.title')} footer={buttons()}>
      <Stack>
        {error ? (
          <Banner tone="error" title={t('products.export.notStarted')}>
            {failureText(error)}
          </Banner>
        ) : null}
        {isStarted ? (
          <ExportProgress job={job} />
        ) : (
          <>
            <p>
              {t('products.export.count', { count })}
              {isNarrowed(filter) ? ` ${t('products.export.filtered')}` : null}
            </p>
            <RadioCards
              label={t('products.export.columns')}
              value={scope}
              onChange={setScope}
              cards={[
                { id: 'all', title: t('products.export.all'), description: t('products.export.allHint') },
                {
                  id: 'shown',
                  title: t('products.export.shown'),
                  description: t('products.export.shownHint'),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
