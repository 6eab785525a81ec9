import FileIcon from 'lucide-react/icons/file'
import { useCallback } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Thumbnail } from '../thumbnail/thumbnail.tsx'
import type { FileEntry } from './file-list.ts'
import styles from './file-drop.module.css'

/** A picture of the file: from where it has arrived, else from the memory of the browser; a sign where it is none. */
export function FilePicture({ file: { pictureUrl, source, type } }: { file: FileEntry }) {
  if (pictureUrl !== undefined) return <Thumbnail src={pictureUrl} alt="" />
  return (
    <span className={styles.sign}>
      {source && type.startsWith('image/') ? (
        <LocalPicture source={source} />
      ) : (
        <Icon glyph={FileIcon} size="large" />
      )}
    </span>
  )
}

function LocalPicture({ source }: { source: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(source)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [source],
  )
  return <img ref={show} className={styles.picture} alt="" />
}
