import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { GridList } from 'react-aria-components/GridList'
import { useLocale } from 'react-aria-components/I18nProvider'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { movedBy } from '../reorder/order.ts'
import { useReorder } from '../reorder/use-reorder.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import type { FileEntry } from './file-list.ts'
import { FileRow } from './file-row.tsx'
import { sortOut, type Refusal } from './file-rules.ts'
import { fileSize } from './file-size.ts'
import styles from './file-drop.module.css'

export type { FileEntry } from './file-list.ts'
export { useFileList, type KeptFiles } from './use-file-list.ts'

/** The files of a `FileDrop`, its rules and callbacks. */
export interface FileDropProps {
  /** Names the whole. */
  label: string
  /** In their order; `useFileList` keeps them. */
  files: readonly FileEntry[]
  /** Called with the valid new files, at least one. The others are listed beneath with the reason. */
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  /** Without it a file that failed can only be removed. */
  onRetry?: (id: string) => void
  /** Called with all ids in the new order. Without it the order is fixed. */
  onReorder?: (ids: readonly string[]) => void
  /** The accepted MIME types or extensions, and the same in words. Default everything. */
  accept?: { types: readonly string[]; label: string }
  /** In bytes, for each file. Default no limit. */
  maxSize?: number
  /** How many files at most, those that are there included. Default no limit. */
  maxCount?: number
  /** Why the files are refused as a whole. Default none. */
  errors?: readonly string[]
  isDisabled?: boolean
}

/** A drop zone with a file picker, and the list of chosen files. It does not upload. */
export function FileDrop(props: FileDropProps) {
  const t = useUiText()
  const { label, files, onAdd, onRemove, onRetry, onReorder, accept, isDisabled } = props
  const { maxSize = Infinity, maxCount = Infinity, errors = [] } = props
  const { locale } = useLocale()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const labelId = useId()
  const rulesId = useId()
  const limit = maxSize === Infinity ? undefined : fileSize(maxSize, locale)
  const ids = files.map(({ id }) => id)
  const dragAndDropHooks = useReorder({
    ids,
    nameOf: (id) => files.find((file) => file.id === id)?.name ?? id,
    onReorder,
  })

  const take = (chosen: readonly File[]) => {
    const rules = { types: accept?.types ?? [], maxSize, room: maxCount - files.length }
    const sorted = sortOut(chosen, rules)
    setRefused(sorted.refused)
    if (sorted.taken.length > 0) onAdd(sorted.taken)
  }
  const refusals = refused.map(({ name, reason }) =>
    t(`files.refused.${reason}`, { name, limit: limit ?? '' }),
  )

  return (
    <fieldset className={styles.field}>
      <legend id={labelId} className={styles.label}>
        {label}
      </legend>
      <DropZone
        className={styles.zone}
        aria-labelledby={labelId}
        isDisabled={isDisabled}
        onDrop={async ({ items }) =>
          take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
        }
      >
        <Icon glyph={Upload} size="large" />
        <span className={styles.invitation}>
          {t(maxCount === 1 ? 'files.dropOne' : 'files.drop')}
          <FileTrigger
            allowsMultiple={maxCount > 1}
            acceptedFileTypes={accept?.types}
            onSelect={(chosen) => take([...(chosen ?? [])])}
          >
            <Button size="small" isDisabled={isDisabled} aria-describedby={rulesId}>
              {t(maxCount === 1 ? 'files.chooseOne' : 'files.choose')}
            </Button>
          </FileTrigger>
        </span>
        <span id={rulesId} className={styles.note}>
          {accept?.label}
          {accept && limit !== undefined ? ' · ' : null}
          {limit === undefined ? null : <bdi>{t('files.limit', { size: limit })}</bdi>}
        </span>
      </DropZone>
      <div role="alert">
        {[...new Set([...refusals, ...errors])].map((error) => (
          <p key={error} className={styles.error}>
            {error}
          </p>
        ))}
      </div>
      {files.length > 0 ? (
        <GridList aria-label={t('files.list')} className={styles.list} dragAndDropHooks={dragAndDropHooks}>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              size={fileSize(file.size, locale)}
              index={index}
              count={files.length}
              onRetry={onRetry}
              onRemove={onRemove}
              onMove={onReorder ? (id, step) => onReorder(movedBy(ids, id, step)) : undefined}
            />
          ))}
        </GridList>
      ) : null}
    </fieldset>
  )
}
