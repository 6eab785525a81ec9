import GripVertical from 'lucide-react/icons/grip-vertical'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { GridListItem } from 'react-aria-components/GridList'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Button } from '../button/button.tsx'
import { MoveButtons } from '../reorder/move-buttons.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import type { FileEntry } from './file-list.ts'
import { FilePicture } from './file-picture.tsx'
import styles from './file-drop.module.css'

interface FileRowProps {
  file: FileEntry
  size: string
  index: number
  count: number
  onRetry: ((id: string) => void) | undefined
  onRemove: (id: string) => void
  /** Undefined: the order is fixed. */
  onMove: ((id: string, step: -1 | 1) => void) | undefined
}

/** One file: preview, progress and actions. */
export function FileRow({ file, size, index, count, onRetry, onRemove, onMove }: FileRowProps) {
  const t = useUiText()
  const { id, name, status } = file
  return (
    <GridListItem id={id} textValue={name} className={styles.row} data-status={status}>
      {onMove ? (
        <Button
          slot="drag"
          variant="quiet"
          size="small"
          icon={GripVertical}
          aria-label={t('item.drag', { name })}
        />
      ) : null}
      <FilePicture file={file} />
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <FileProgress file={file} size={size} />
      </div>
      <div className={styles.actions}>
        {status === 'failed' && onRetry ? (
          <Button
            variant="quiet"
            size="small"
            icon={RotateCw}
            aria-label={t('files.retry', { name })}
            onPress={() => onRetry(id)}
          />
        ) : null}
        {onMove && count > 1 ? (
          <MoveButtons
            direction="down"
            index={index}
            count={count}
            earlierLabel={t('item.moveUp', { name })}
            laterLabel={t('item.moveDown', { name })}
            onMove={(step) => onMove(id, step)}
          />
        ) : null}
        <Button
          variant="quiet"
          size="small"
          icon={X}
          aria-label={t('item.remove', { name })}
          onPress={() => onRemove(id)}
        />
      </div>
    </GridListItem>
  )
}

function FileProgress({ file, size }: Pick<FileRowProps, 'file' | 'size'>) {
  const t = useUiText()
  if (file.status === 'uploading') {
    return (
      <ProgressBar
        className={styles.progress}
        aria-label={t('files.uploading', { name: file.name })}
        value={file.progress}
        maxValue={1}
      >
        {({ percentage = 0, valueText }) => (
          <>
            <span className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
            </span>
            <span className={styles.note}>{valueText}</span>
          </>
        )}
      </ProgressBar>
    )
  }
  if (file.status === 'failed') {
    return (
      <p className={styles.error} role="alert">
        {file.error}
      </p>
    )
  }
  return (
    <p className={styles.note}>{`${size} · ${t(file.status === 'done' ? 'files.done' : 'files.waiting')}`}</p>
  )
}
