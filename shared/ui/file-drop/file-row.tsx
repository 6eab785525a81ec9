import GripVertical from 'lucide-react/icons/grip-vertical'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { GridListItem } from 'react-aria-components/GridList'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Button } from '../button/button.tsx'
import { MoveButtons } from '../reorder/move-buttons.tsx'
import type { FileDropTexts } from './file-drop-texts.ts'
import type { FileEntry } from './file-list.ts'
import { FilePicture } from './file-picture.tsx'
import styles from './file-drop.module.css'

interface FileRowProps {
  file: FileEntry
  size: string
  index: number
  count: number
  texts: FileDropTexts
  onRetry: ((id: string) => void) | undefined
  onRemove: (id: string) => void
  /** Undefined: the order is fixed. */
  onMove: ((id: string, places: -1 | 1) => void) | undefined
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ file, size, index, count, texts, onRetry, onRemove, onMove }: FileRowProps) {
  const { id, name, status } = file
  return (
    <GridListItem id={id} textValue={name} className={styles['row']} data-status={status}>
      {onMove ? (
        <Button slot="drag" variant="quiet" size="small" icon={GripVertical} aria-label={texts.drag(name)} />
      ) : null}
      <FilePicture file={file} />
      <div className={styles['about']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <FileProgress file={file} size={size} texts={texts} />
      </div>
      <div className={styles['actions']}>
        {status === 'failed' && onRetry ? (
          <Button
            variant="quiet"
            size="small"
            icon={RotateCw}
            aria-label={texts.retry(name)}
            onPress={() => onRetry(id)}
          />
        ) : null}
        {onMove && count > 1 ? (
          <MoveButtons
            direction="down"
            index={index}
            count={count}
            earlierLabel={texts.moveUp(name)}
            laterLabel={texts.moveDown(name)}
            onMove={(places) => onMove(id, places)}
          />
        ) : null}
        <Button
          variant="quiet"
          size="small"
          icon={X}
          aria-label={texts.remove(name)}
          onPress={() => onRemove(id)}
        />
      </div>
    </GridListItem>
  )
}

function FileProgress({ file, size, texts }: Pick<FileRowProps, 'file' | 'size' | 'texts'>) {
  if (file.status === 'uploading') {
    return (
      <ProgressBar
        className={styles['progress']}
        aria-label={texts.uploading(file.name)}
        value={file.progress}
        maxValue={1}
      >
        {({ percentage = 0, valueText }) => (
          <>
            <span className={styles['track']}>
              <span className={styles['fill']} style={{ inlineSize: `${percentage}%` }} />
            </span>
            <span className={styles['note']}>{valueText}</span>
          </>
        )}
      </ProgressBar>
    )
  }
  if (file.status === 'failed') {
    return (
      <p className={styles['error']} role="alert">
        {file.error}
      </p>
    )
  }
  return (
    <p className={styles['note']}>{`${size} · ${file.status === 'done' ? texts.done : texts.waiting}`}</p>
  )
}
