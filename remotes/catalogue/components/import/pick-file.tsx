import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { FileDrop } from '@stoa/ui/file-drop'
import Download from 'lucide-react/icons/download'

import { ProgressLine } from '../progress-line.tsx'
import { useFileTexts } from '../use-file-texts.ts'
import styles from './import.module.css'

interface PickFileProps {
  /** A file to begin with. */
  template: {
    title: string
    message: string
    label: string
    /** Undefined until it can be made. */
    onDownload: (() => void) | undefined
    isLoading?: boolean
  }
  /** 0 to 1 while a file is read. */
  progress: number | undefined
  problem: 'unreadable' | 'empty' | undefined
  onFile: (file: File) => void
  onCancel: () => void
}

const CSV = ['.csv', '.tsv', '.txt', 'text/csv']

/** A file is asked for, and a template offered. */
export function PickFile({ template, progress, problem, onFile, onCancel }: PickFileProps) {
  const { t } = useTranslation()
  const texts = useFileTexts(1)
  return (
    <>
      <Card>
        <div className={styles['stack']}>
          {problem ? <Banner tone="error" title={t(`import.file.${problem}`)} /> : null}
          {progress === undefined ? (
            <FileDrop
              label={t('import.file.label')}
              files={[]}
              onAdd={([file]) => file && onFile(file)}
              onRemove={onCancel}
              accept={{ types: CSV, label: t('import.file.accept') }}
              maxCount={1}
              texts={texts}
            />
          ) : (
            <>
              <ProgressLine label={t('import.file.reading')} value={progress} />
              <div className={styles['actions']}>
                <Button onPress={onCancel}>{t('common.cancel')}</Button>
              </div>
            </>
          )}
        </div>
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
