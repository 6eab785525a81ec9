import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { FileDrop } from '@stoa/ui/file-drop'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import Download from 'lucide-react/icons/download'

import { ProgressLine } from '../jobs/progress-line.tsx'

/** A file to begin with. */
export interface FileTemplate {
  title: string
  message: string
  label: string
  /** Undefined until it can be made. */
  onDownload: (() => void) | undefined
  isLoading?: boolean
}

interface PickFileProps {
  template: FileTemplate
  /** 0 to 1 while a file is read. */
  progress: number | undefined
  problem: 'unreadable' | 'empty' | undefined
  onFile: (file: File) => void
  onCancel: () => void
}

const CSV = ['.csv', '.tsv', '.txt', 'text/csv']

/** Asks for a file, and offers a template. */
export function PickFile({ template, progress, problem, onFile, onCancel }: PickFileProps) {
  const { t } = useTranslation()
  return (
    <>
      <Card>
        <Stack>
          {problem ? <Banner tone="error" title={t(`import.file.${problem}`)} /> : null}
          {progress === undefined ? (
            <FileDrop
              label={t('import.file.label')}
              files={[]}
              onAdd={([file]) => file && onFile(file)}
              onRemove={onCancel}
              accept={{ types: CSV, label: t('import.file.accept') }}
              maxCount={1}
            />
          ) : (
            <>
              <ProgressLine label={t('import.file.reading')} value={progress} />
              <Inline justify="end">
                <Button onPress={onCancel}>{t('admin.cancel')}</Button>
              </Inline>
            </>
          )}
        </Stack>
      </Card>
      <Card
        title={template.title}
        description={template.message}
        actions={
          <Button
            icon={Download}
            isLoading={template.isLoading ?? false}
            isDisabled={!template.onDownload}
            onPress={() => template.onDownload?.()}
          >
            {template.label}
          </Button>
        }
      />
    </>
  )
}
