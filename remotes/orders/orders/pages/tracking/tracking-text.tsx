import { useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { FileDrop } from '@stoa/ui/file-drop'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'

import type { TrackingColumns } from '../../model/tracking.ts'
import { TrackingColumnFields } from './tracking-columns.tsx'

interface TrackingTextProps {
  text: string
  onChange: (text: string) => void
  /** The headings of the columns of the text; empty where there are none. */
  names: readonly string[]
  columns: TrackingColumns
  onColumnsChange: (columns: TrackingColumns) => void
  /** How many orders the text names. */
  count: number
  /** Lines that cannot be read. */
  unread: readonly number[]
  isChecking: boolean
  onCheck: () => void
}

const NO_FILES: never[] = []
const MOST_SHOWN = 10

/** Takes tracking numbers, typed, pasted or from a file. */
export function TrackingText({
  text,
  onChange,
  names,
  columns,
  onColumnsChange,
  count,
  unread,
  isChecking,
  onCheck,
}: TrackingTextProps) {
  const { t, locale } = useTranslation()
  const lines = formatCodes(unread.slice(0, MOST_SHOWN).map(String), locale)
  return (
    <Card title={t('orderTracking.text.title')} description={t('orderTracking.text.message')}>
      <Stack>
        <TextArea
          label={t('orderTracking.text.label')}
          description={t('orderTracking.text.hint')}
          rows={8}
          value={text}
          onChange={onChange}
          isDisabled={isChecking}
          errors={unread.length > 0 ? [t('orderTracking.text.unread', { count: unread.length, lines })] : []}
        />
        <FileDrop
          label={t('orderTracking.text.file')}
          files={NO_FILES}
          accept={{ types: ['.csv', '.txt', 'text/csv', 'text/plain'], label: t('orderTracking.text.types') }}
          maxSize={1_000_000}
          maxCount={1}
          isDisabled={isChecking}
          onAdd={([file]) => void file?.text().then(onChange)}
          onRemove={() => undefined}
        />
        {names.length > 2 ? (
          <TrackingColumnFields names={names} columns={columns} onChange={onColumnsChange} />
        ) : null}
        <Inline justify="end">
          <Button variant="primary" onPress={onCheck} isLoading={isChecking} isDisabled={count === 0}>
            {t('orderTracking.check', { count })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
